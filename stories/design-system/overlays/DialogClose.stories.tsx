import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { DialogClose } from '#src/design-system/overlays/DialogClose.tsx';

const meta = preview.meta({
  title: 'Design system/Overlays/DialogClose',
  component: DialogClose,
  args: { isBusy: false, onClick: fn() },
  parameters: {
    guidance: {
      use: 'By `Dialog` alone, in the corner of one that has no buttons at its foot.',
      avoid:
        'A dialog with `actions` has a button there that closes it. Elsewhere take a `Button` with words.',
      accessibility: [
        'Its name is ‘Close’. While the dialog is at work it keeps its place in the tab order and says that it cannot be used.',
        'It is 44 px square: a thumb hits it.',
      ],
      do: 'Leave it to the dialog, which knows when it may be used.',
      dont: 'Add a second way to close beside it that says something else, such as ‘Dismiss’.',
    },
  },
});

export const Default = meta.story();

Default.test('is named Close, and answers a press', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClick).toHaveBeenCalledOnce();
});

Default.test('is large enough for a thumb', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

/** The dialog is at work. */
export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('can be reached, and says that it cannot be used', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
