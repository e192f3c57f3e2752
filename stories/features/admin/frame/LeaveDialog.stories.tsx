import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LeaveDialog } from '#src/features/admin/frame/LeaveDialog.tsx';

const meta = preview.meta({
  title: 'Admin/Frame/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
});

export const Default = meta.story();

Default.test('focuses Keep editing', async () => {
  await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
});

Default.test('calls onStay', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await expect(args.onStay).toHaveBeenCalledOnce();
  await expect(args.onLeave).not.toHaveBeenCalled();
});

Default.test('calls onLeave', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});
