import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#.storybook/kit/preview.tsx';
import {
  Button,
  Dialog,
  type DialogProps,
  Field,
  Inline,
  PasswordInput,
  Stack,
  Text,
} from '#src/design-system/index.ts';

const passwordForm = (
  <form id="reset-password">
    <Field label="New password" required>
      {(control) => <PasswordInput {...control} autoComplete="new-password" />}
    </Field>
  </form>
);

const meta = preview.meta({
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Reset password',
    description: 'Choose a new password for Ada Weir.',
    children: passwordForm,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    // A modal dialog would cover the documentation page.
    docs: {
      story: { inline: false, height: '480px' },
    },
    guidance: {
      use: 'A short task or a question that blocks the page: a new password, a deletion. Name the task in the title and the actions on the buttons.',
      avoid: 'For a message use a `Notice` or a toast, for a long task a page.',
      accessibility:
        'The first field gets the focus, or the first control; the dialog traps it and gives it back on close. Escape, a press outside and the back gesture close it, except while it is loading. Before an irreversible action put the cancel button first.',
      pictures: {
        shows: 'Actions',
        parts: [
          { at: 'start', selector: 'dialog h2', text: 'The task or the question.' },
          { at: 'end', selector: 'dialog p', text: 'What will happen, in a sentence.' },
          { at: 'start', selector: 'dialog button', text: 'The way back; it has the focus.' },
          {
            at: 'end',
            selector: 'dialog button:last-child',
            text: 'The action, named by its verb.',
          },
        ],
        widths:
          'On a phone it is a sheet at the bottom edge with buttons below each other. From 768 px it is a box of 32 rem in the middle.',
        right: {
          sample: () => (
            <Inline>
              <Button variant="secondary">Cancel</Button>
              <Button tone="danger">Delete account</Button>
            </Inline>
          ),
          text: 'The buttons can be understood without the question.',
        },
        wrong: {
          sample: () => (
            <Inline>
              <Button tone="danger">Yes</Button>
              <Button variant="secondary">No</Button>
            </Inline>
          ),
          text: 'Yes to what? And the press that destroys comes first.',
        },
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Reset password' }),
    ).toHaveAccessibleDescription('Choose a new password for Ada Weir.');
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
});

Default.test('calls onClose by its close button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test('calls onClose on Escape', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Default.test(
  'calls onClose when the browser asks to close it, as by a back gesture',
  async ({ args, canvas }) => {
    fireEvent(canvas.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Default.test(
  'ignores the second click of a double click outside',
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

Default.test(
  'stays open after a press inside, and one that begins inside and ends outside',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose a new password for Ada Weir.'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText('Choose a new password for Ada Weir.') },
      { keys: '[/MouseLeft]', target: canvas.getByRole('dialog') },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

export const Closed = meta.story({
  args: { open: false },
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  },
});

const question = {
  title: 'Delete account?',
  description: 'The account of Ada Weir is removed from this browser. This cannot be undone.',
  children: undefined,
};

/** One of the actions closes the dialog, so there is no close button in the corner. */
export const Actions = meta.story({
  args: question,
  render: (args) => (
    <Dialog
      {...args}
      actions={
        <>
          <Button variant="secondary" onClick={args.onClose}>
            Cancel
          </Button>
          <Button tone="danger" onClick={args.onClose}>
            Delete account
          </Button>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({ tags: ['!visual'], args: { loading: true } });

Loading.test(
  'stays open after repeated Escape, and after presses outside and on its close button',
  async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog', { name: 'Reset password' })).toBeVisible();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

Loading.test('opens again if the browser closes it', async ({ args, canvas }) => {
  const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  dialog.close();
  await closed;
  await expect(dialog.matches(':modal')).toBe(true);
  await expect(args.onClose).not.toHaveBeenCalled();
});

function WithTrigger({ onClose, ...args }: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Reset password</Button>
      <Dialog
        {...args}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

export const FromAButton = meta.story({
  render: (args) => <WithTrigger {...args} />,
  tags: ['!dev', '!autodocs', '!visual'],
});

FromAButton.test('gives the focus back to its trigger', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Reset password' });
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(trigger).toHaveFocus();
});

FromAButton.test('calls onClose once', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
  const closed = new Promise((resolve) => {
    canvas.getByRole('dialog').addEventListener('close', resolve);
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await closed;
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const TitleAlone = meta.story({
  args: { title: 'Stripe Settings Saved', children: undefined },
  render: ({ description: _, ...args }) => (
    <Dialog {...args} actions={<Button onClick={args.onClose}>Close</Button>} />
  ),
});

/** More content than the screen holds: it scrolls inside. */
export const LongContent = meta.story({
  ...Actions.input,
  args: {
    title: 'What you agree to',
    description: 'In full.',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Text key={index}>
            {index + 1}. The workshop builds the website that was ordered, and looks after it for as
            long as its hosting is paid for.
          </Text>
        ))}
      </Stack>
    ),
  },
});

LongContent.test(
  'is no higher than the screen, and keeps its buttons in view',
  async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const button = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);

/** A title of several lines, and a word that is longer than the line. */
export const LongTitle = meta.story({
  args: {
    title:
      'Choose another password for the account of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and Sons',
    description:
      'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwebsitedevelopmentworkshop@example.com',
  },
  tags: ['!visual'],
});
