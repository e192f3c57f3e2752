import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { SessionProvider } from '#src/features/account/SessionProvider.tsx';
import { MessageForm, type MessageFormProps } from '#src/features/tickets/MessageForm.tsx';
import { chooseFiles, fileNamed } from '../attachments/chooseFiles';

const meta = preview.meta({
  title: 'Features/Tickets/MessageForm',
  component: MessageForm,
  decorators: [withApp, inColumn('48rem')],
  args: {
    label: 'Reply',
    submitLabel: 'Send Reply',
    draftName: 'reply web-1',
    onSubmit: fn<MessageFormProps['onSubmit']>(),
  },
  parameters: { backend: {} },
});

export const Default = meta.story({ parameters: { translated: true } });

Default.test(
  'sends the trimmed text once and empties the field',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, '  Good morning ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('Good morning', [], 'guest');
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
    onSubmit: fn<MessageFormProps['onSubmit']>(async () => {
      throw new BackendError('unreachable');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await canvas.findByLabelText('Error');
    await expect(canvas.getByLabelText('Error')).toHaveTextContent('Your message was not sent');
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Good morning');
  },
});

/** The text that was typed before a reload or an expired session. */
export const Draft = meta.story({
  parameters: { backend: { messageDrafts: { 'reply web-1': { text: 'Good morn' } } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Reply' });
    await waitFor(() => expect(field).toHaveValue('Good morn'));
  },
});

/** The draft has not been read yet: the form can be used at once. */
export const DraftLoading = meta.story({
  tags: ['!visual'],
  parameters: { backend: { hang: ['tickets.restoreMessage'] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('Good morning', [], 'guest');
  },
});

/** The draft can be neither read nor kept: the form works without it. */
export const DraftFailed = meta.story({
  tags: ['!visual'],
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
    await expect(args.onSubmit).toHaveBeenCalledWith('Good morning', [], 'guest');
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

/** Connected mode: a message can have files. */
export const WithFiles = meta.story({
  parameters: { backend: { connected: true } },
  play: async ({ canvas }) => {
    await chooseFiles(fileNamed('logo.png'), fileNamed('words.txt'));
    await canvas.findByText('2 of 2 files uploaded');
  },
});

WithFiles.test('sends the files that were not removed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Here it is');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith('Here it is', ['file-words.txt'], 'guest'),
  );
  await waitFor(() => expect(canvas.queryByText('words.txt')).not.toBeInTheDocument());
});

WithFiles.test('asks for a text, and keeps the files', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await canvas.findByText('Please write a message');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByText('2 of 2 files uploaded')).toBeInTheDocument();
});

/** A file was not uploaded. */
export const NotUploaded = meta.story({
  parameters: {
    backend: {
      connected: true,
      faults: { 'POST /api/attachments': 'unavailable' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await chooseFiles(fileNamed('logo.png'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Here it is');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await expect(await canvas.findByLabelText('Error')).toHaveTextContent(
      'Some files were not uploaded',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('Here it is', [], 'guest'));
  },
  tags: ['!visual'],
});

/** The message waits for its file. */
export const Uploading = meta.story({
  parameters: { backend: { connected: true, faults: { 'POST /api/attachments': 'never' } } },
  play: async ({ args, canvas, userEvent }) => {
    await chooseFiles(fileNamed('logo.png'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Here it is');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send Reply' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
  tags: ['!visual'],
});

/** Another tab has logged in to another account meanwhile. */
export const OtherAccount = meta.story({
  args: {
    onSubmit: fn<MessageFormProps['onSubmit']>(async (_text, _files, author) => {
      if (author !== buildUser().id) throw new BackendError('other-account');
    }),
  },
  decorators: [
    (Story) => (
      <SessionProvider>
        <Story />
      </SessionProvider>
    ),
  ],
  parameters: { backend: { users: [buildUser()] } },
  play: async ({ backend, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Good morning');
    await backend.sessions.logIn(buildCredentials());
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await screen.findByRole('button', { name: `Send as ${buildUser().name}` });
  },
});

OtherAccount.test('keeps the text until it is sent as that account', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Reply' });
  await expect(field).toHaveValue('Good morning');
  await userEvent.click(screen.getByRole('button', { name: `Send as ${buildUser().name}` }));
  await waitFor(() => expect(field).toHaveValue(''));
  await expect(canvas.getByRole('button', { name: 'Send Reply' })).toHaveFocus();
});
