import { expect, fn, screen, userEvent } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { SavedReplies } from '#src/features/admin/saved-replies/SavedReplies.tsx';

const meta = preview.meta({
  title: 'Admin/Saved replies/SavedReplies',
  component: SavedReplies,
  decorators: [withApp],
  args: { ticket: buildSupportTicket(), typed: () => '', onUse: fn() },
  parameters: { backend: { savedReplies: [buildSavedReply()] } },
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default = meta.story();

Default.test('uses a reply with the customer’s name in it', async ({ args }) => {
  await press('Saved Replies');
  await press('Use Ask for photographs');
  await expect(args.onUse).toHaveBeenCalledWith(expect.stringMatching(/^Hello Ruth Harrow,/));
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Default.test('lists a reply once it is saved, and no longer once it is deleted', async () => {
  await press('Saved Replies');
  await press('New Saved Reply');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Thanks');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Thank you!');
  await press('Save Reply');
  await press('Delete Thanks');
  await press('Delete Reply');
  await screen.findByRole('button', { name: 'Use Ask for photographs' });
  await expect(screen.queryByRole('button', { name: 'Use Thanks' })).not.toBeInTheDocument();
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['savedReplies.save'] } },
  play: async () => {
    await press('Saved Replies');
    await press('Edit Ask for photographs');
    await press('Save Reply');
  },
});

Loading.test('keeps the form busy while it saves', async () => {
  await expect(screen.getByRole('button', { name: 'Save Reply' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** The storage is full. */
export const Failed = meta.story({
  parameters: { backend: { fail: { 'savedReplies.remove': new BackendError('storage-full') } } },
  play: async () => {
    await press('Saved Replies');
    await press('Delete Ask for photographs');
    await press('Delete Reply');
  },
});

Failed.test('says why the reply was not deleted', async () => {
  await expect(await screen.findByLabelText('Error')).toHaveTextContent(/no room left/);
});
