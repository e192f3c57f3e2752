import { expect, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import { ConfirmDialog, Text } from '#src/design-system/index.ts';

const meta = preview.meta({
  title: 'Design system/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this drawing?',
    description: 'It is gone for good.',
    confirmLabel: 'Delete Drawing',
    onConfirm: fn(),
    onClose: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
    },
    guidance: {
      use: 'Before an irreversible action. It names what will be lost. Name the action on the button: ‘Delete Account’.',
      avoid: 'Reversible actions need no confirmation. For a form or a message use a `Dialog`.',
      accessibility:
        'The cancel button has the focus, so that Enter and Escape change nothing. While loading it cannot be closed, and both buttons are disabled. An error is announced and stays above the buttons.',
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Delete this drawing?' }),
    ).toHaveAccessibleDescription('It is gone for good.');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
});

Default.test('calls onConfirm when confirmed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Drawing' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

Default.test('calls onClose when cancelled', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

/** With more information and another label for cancelling. */
export const OwnWords = meta.story({
  args: {
    cancelLabel: 'Keep it',
    children: <Text>The two pages that show it stay as they are.</Text>,
  },
});

OwnWords.test('calls onClose by the own label', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ parameters: { translated: true }, args: { loading: true } });

Loading.test(
  'cannot be closed, and does not confirm twice',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Drawing' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

export const Failed = meta.story({
  args: { error: 'The drawing could not be deleted.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Error')).toHaveTextContent(
      'The drawing could not be deleted.',
    );
  },
});

export const Closed = meta.story({
  args: { open: false },
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  },
});

/** Words that are longer than the line. */
export const LongTexts = meta.story({
  args: {
    title: 'Delete llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch?',
    confirmLabel: 'Delete Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
  globals: { viewport: { value: 'phone' } },
});
