import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { SavedReplies } from '#src/features/admin/saved-replies/SavedReplies.tsx';

const photographs = buildSavedReply();
const thanks = buildSavedReply({
  id: 'reply-7',
  name: 'Thanks',
  text: 'Thank you, {{customerName}}!',
});

const meta = preview.meta({
  title: 'Owner/Saved replies/SavedReplies',
  component: SavedReplies,
  decorators: [withApp],
  args: { ticket: buildSupportTicket(), typed: () => 'Half an answer', onUse: fn() },
  parameters: {
    backend: { savedReplies: [photographs, thanks] },
    docs: { story: { inline: false, height: '640px' } },
  },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => press('Saved Replies');

export const Default = meta.story({
  play: async () => {
    await open();
    await screen.findByRole('button', { name: 'Use Thanks' });
  },
});

Default.test('uses a reply with its placeholders filled in', async ({ args }) => {
  await press('Use Thanks');
  await expect(args.onUse).toHaveBeenCalledWith('Thank you, Ruth Harrow!');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

Default.test('lists a new reply, which begins with what is typed', async ({ backend }) => {
  await press('New Saved Reply');
  await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Half an answer');
  await press('Save Reply');
  await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Please name the reply/,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Half');
  await press('Save Reply');
  await screen.findByRole('button', { name: 'Use Half' });
  await expect(await backend.savedReplies.list()).toContainEqual(
    expect.objectContaining({ name: 'Half', text: 'Half an answer' }),
  );
});

Default.test('asks before a reply is deleted, and no longer lists it', async ({ backend }) => {
  await press('Delete Thanks');
  await expect(await backend.savedReplies.list()).toContainEqual(thanks);
  await press('Delete Reply');
  await screen.findByRole('button', { name: 'Use Ask for photographs' });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use Thanks' })).not.toBeInTheDocument(),
  );
});

/** A saved reply while it is edited. */
export const Editing = meta.story({
  play: async () => {
    await open();
    await press('Edit Ask for photographs');
  },
});

Editing.test('inserts a placeholder', async ({ backend }) => {
  await press('{{ticketTitle}} insert');
  await press('Save Reply');
  await screen.findByRole('button', { name: 'Use Thanks' });
  const text = `${photographs.text}{{ticketTitle}}`;
  await expect(await backend.savedReplies.list()).toContainEqual({ ...photographs, text });
});

/** Another owner has saved the reply meanwhile. */
export const Conflict = meta.story({
  parameters: { backend: { fail: { 'savedReplies.save': new AdminError('changed-meanwhile') } } },
  play: async () => {
    await open();
    await press('Edit Thanks');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Kind regards');
    await press('Save Reply');
    await screen.findByLabelText('Error');
    await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(
      'Thank you, {{customerName}}! Kind regards',
    );
  },
});

export const Empty = meta.story({
  parameters: { backend: { savedReplies: [] } },
  play: async () => {
    await open();
    await screen.findByText('No saved replies yet');
  },
});

export const Saving = meta.story({
  parameters: { backend: { hang: ['savedReplies.save'] } },
  tags: ['!visual'],
  play: async () => {
    await open();
    await press('Edit Ask for photographs');
    await press('Save Reply');
    await expect(screen.getByRole('button', { name: 'Save Reply' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The storage is full. */
export const DeletingFailed = meta.story({
  parameters: { backend: { fail: { 'savedReplies.remove': new BackendError('storage-full') } } },
  play: async () => {
    await open();
    await press('Delete Ask for photographs');
    await press('Delete Reply');
    await expect(await screen.findByLabelText('Error')).toHaveTextContent(/no room left/);
  },
});

/** A long name and a text of many lines. */
export const LongTexts = meta.story({
  parameters: {
    backend: {
      savedReplies: [
        buildSavedReply({
          name: 'Everything that a customer has to send before the first draft of a website is drawn',
          text: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a long answer.`).join(
            '\n',
          ),
        }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  play: open,
});
