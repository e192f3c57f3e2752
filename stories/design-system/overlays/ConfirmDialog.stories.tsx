import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ConfirmDialog, Text } from '#src/design-system/index.ts';
import { fitsTheScreen } from '../../checks';

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
      use: 'Before something that cannot be undone: says what will be gone, and has one button for each way.',
      avoid:
        'What can be undone needs no question. A task with fields is a `Dialog`; a message is a `Dialog` too.',
      accessibility: [
        'The focus is on the button that changes nothing: Enter and Escape lose nothing.',
        'While it works it cannot be closed, and neither button can be pressed.',
        'Why it failed is read out, and stays above the buttons.',
      ],
      do: 'Name the thing on the button: ‘Delete Account’.',
      dont: 'Ask ‘Are you sure?’, and offer Yes and No.',
    },
  },
});

export const Default = meta.story();

Default.test('asks, with the focus on what changes nothing', async ({ canvas }) => {
  await expect(
    canvas.getByRole('dialog', { name: 'Delete this drawing?' }),
  ).toHaveAccessibleDescription('It is gone for good.');
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

Default.test('does it on demand', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Drawing' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

Default.test('can be left by its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

Default.test('can be left with Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** With more to know before one decides, and a way out that has words of its own. */
export const OwnWords = meta.story({
  args: {
    cancelLabel: 'Keep it',
    children: <Text>The two pages that show it stay as they are.</Text>,
  },
});

OwnWords.test('is left by them', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

/** On its way, and not answered yet. */
export const Busy = meta.story({ args: { loading: true } });

Busy.test('cannot be left', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
});

Busy.test('does it no second time', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Drawing' }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const Failed = meta.story({ args: { error: 'The drawing could not be deleted.' } });

Failed.test('says why', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The drawing could not be deleted.');
});

export const Closed = meta.story({ args: { open: false }, tags: ['!visual'] });

Closed.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

/** Torture: words that do not fit on a line, on a phone. */
export const LongTexts = meta.story({
  args: {
    title: 'Delete llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch?',
    confirmLabel: 'Delete Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  },
  globals: { viewport: { value: 'phone' } },
});

LongTexts.test('is no wider than the screen', fitsTheScreen);
