import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LeaveDialog } from '#src/features/admin/frame/LeaveDialog.tsx';

const meta = preview.meta({
  title: 'Owner/Frame/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
});

export const Default = meta.story();

Default.test('focuses Keep Editing', async () => {
  await expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
});

Default.test('calls onStay', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
  await expect(args.onStay).toHaveBeenCalledOnce();
  await expect(args.onLeave).not.toHaveBeenCalled();
});

Default.test('calls onLeave', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without Saving' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});
