import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DiscardDialog } from '#src/features/admin/site-data/DiscardDialog.tsx';

const meta = preview.meta({
  title: 'Features/Admin site data/DiscardDialog',
  component: DiscardDialog,
  args: { onConfirm: fn(), onClose: fn(), loading: false },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
  },
});

export const Default = meta.story();

Default.test('deletes when asked to', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Damaged Data' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

export const Busy = meta.story({ args: { loading: true } });

export const Failed = meta.story({
  args: { error: 'Your browser does not let this website store anything.' },
});
