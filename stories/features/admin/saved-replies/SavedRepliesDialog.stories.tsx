import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import type { SavedReply } from '#src/domain/savedReplies.ts';
import { SavedRepliesDialog } from '#src/features/admin/saved-replies/SavedRepliesDialog.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const photographs = buildSavedReply();

const meta = preview.meta({
  title: 'Admin/Saved replies/SavedRepliesDialog',
  component: SavedRepliesDialog,
  args: {
    replies: ready([
      photographs,
      buildSavedReply({ id: 'reply-7', name: 'Thanks', text: 'Thank you, {{customerName}}!' }),
    ]),
    placeholders: { customerName: 'Ruth Harrow', ticketTitle: 'Web Design Project: Joinery' },
    typed: 'Half an answer',
    onUse: fn(),
    onSave: fn(async () => {}),
    onDelete: fn(async () => {}),
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default = meta.story();

Default.test('fills in the placeholders of the reply that is used', async ({ args }) => {
  await press('Use Thanks');
  await expect(args.onUse).toHaveBeenCalledWith('Thank you, Ruth Harrow!');
});

Default.test('asks before a reply is deleted', async ({ args }) => {
  await press('Delete Thanks');
  await expect(args.onDelete).not.toHaveBeenCalled();
  await press('Delete Reply');
  await expect(args.onDelete).toHaveBeenCalledWith('reply-7');
  await screen.findByRole('dialog', { name: 'Saved replies' });
});

Default.test('begins a new reply with what is typed', async ({ args }) => {
  await press('New Saved Reply');
  await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Half an answer');
  await press('Save Reply');
  await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /Please name the reply/,
  );
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Half');
  await press('Save Reply');
  await expect(args.onSave).toHaveBeenCalledWith({ name: 'Half', text: 'Half an answer' });
  await screen.findByRole('dialog', { name: 'Saved replies' });
});

/** A saved reply while it is edited. */
export const Editing = meta.story({
  play: async () => press('Edit Ask for photographs'),
});

Editing.test('inserts a placeholder', async ({ args }) => {
  await press('Insert {{ticketTitle}}');
  await press('Save Reply');
  await expect(args.onSave).toHaveBeenCalledWith({
    ...photographs,
    text: `${photographs.text}{{ticketTitle}}`,
  });
});

/** Another owner has saved the reply meanwhile. */
export const Conflict = meta.story({
  args: {
    onSave: fn<(reply: Partial<SavedReply>) => Promise<void>>(async () => {
      throw new AdminError('changed-meanwhile');
    }),
  },
  play: async () => {
    await press('Edit Thanks');
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' Kind regards');
    await press('Save Reply');
    await screen.findByLabelText('Error');
  },
});

Conflict.test('keeps what was typed', async () => {
  await expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Thank you, {{customerName}}! Kind regards',
  );
});

export const Empty = meta.story({ args: { replies: ready([]) } });

Empty.test('says what saved replies are for', async () => {
  await expect(screen.getByText('No saved replies yet')).toBeVisible();
});

export const Loading = meta.story({ args: { replies: loading } });

Loading.test('shows that it is loading', async () => {
  await expect(screen.getByText('Reading the saved replies …')).toBeVisible();
});

export const Failed = meta.story({ args: { replies: failed } });

Failed.test('retries on demand', retriesOnce);

/** A long name and a text of many lines. */
export const LongTexts = meta.story({
  args: {
    replies: ready([
      buildSavedReply({
        name: 'Everything that a customer has to send before the first draft of a website can be drawn',
        text: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of a long answer.`).join(
          '\n',
        ),
      }),
    ]),
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
