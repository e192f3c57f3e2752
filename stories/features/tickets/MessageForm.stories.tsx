import { expect, fn, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { BackendError } from '#src/backend/Backend.ts';
import { MessageForm } from '#src/features/tickets/MessageForm.tsx';

const meta = preview.meta({
  title: 'Features/Tickets/MessageForm',
  component: MessageForm,
  decorators: [withApp, inColumn('48rem')],
  args: {
    label: 'Reply',
    submitLabel: 'Send Reply',
    draftName: 'reply web-1',
    onSubmit: fn<(text: string) => Promise<void>>(),
  },
  parameters: { backend: {} },
});

export const Default = meta.story();

Default.test(
  'sends the trimmed text once and empties the field',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, '  Good morning ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Good morning');
  },
);

Default.test('asks for a text', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  const field = canvas.getByRole('textbox', { name: 'Reply' });
  await expect(field).toHaveAccessibleDescription('Please write a message');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** The server cannot be reached. */
export const Failed = meta.story({
  args: {
    onSubmit: fn<(text: string) => Promise<void>>(async () => {
      throw new BackendError('unreachable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await canvas.findByRole('alert');
  },
});

Failed.test('keeps the text', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Good morning');
});

/** The text that was typed before a reload or an expired session. */
export const Draft = meta.story({
  parameters: { backend: { messageDrafts: { 'reply web-1': { text: 'Good morn' } } } },
});

Draft.test('restores the text', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Reply' });
  await waitFor(() => expect(field).toHaveValue('Good morn'));
});

/** The draft has not been read yet: the form can be used at once. */
export const DraftLoading = meta.story({
  parameters: { backend: { hang: ['tickets.restoreMessage'] } },
});

DraftLoading.test('sends what is typed', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await expect(args.onSubmit).toHaveBeenCalledWith('Good morning');
});

/** The draft can be neither read nor kept: the form works without it. */
export const DraftFailed = meta.story({
  parameters: {
    backend: {
      fail: {
        'tickets.restoreMessage': new BackendError('unreachable'),
        'tickets.keepMessage': new BackendError('unreachable'),
      },
    },
    expectedLogs: ['The draft could not be restored.', 'The draft could not be kept.'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Good morning');
  },
});

/** As beside another form. */
export const Note = meta.story({
  args: {
    label: 'Note',
    hint: 'Customers never see it.',
    submitLabel: 'Add Note',
    variant: 'secondary',
    draftName: 'note web-1',
  },
});
