import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { LeaveDialog } from '#src/features/admin/frame/LeaveDialog.tsx';

const meta = preview.meta({
  title: 'Features/Admin frame/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, onStay: fn(), onLeave: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
    },
    guidance: {
      use: 'The question before edits are lost. `UnsavedChangesProvider` asks it.',
      avoid:
        'A Cancel button says by itself what it does, and needs no question. What cannot be undone has its own, such as `DeleteAccountDialog`.',
      accessibility: ['The focus is on ‘Keep editing’: Enter and Escape lose nothing.'],
      do: 'Name both ways: ‘Keep editing’, ‘Leave without saving’.',
      dont: 'Ask when nothing was changed.',
    },
  },
});

export const Default = meta.story();

Default.test('begins with what loses nothing', async () => {
  await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
});

Default.test('stays', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await expect(args.onStay).toHaveBeenCalledOnce();
  await expect(args.onLeave).not.toHaveBeenCalled();
});

Default.test('leaves', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

/** Nothing is rendered. */
export const Closed = meta.story({ args: { isOpen: false }, tags: ['!visual'] });
