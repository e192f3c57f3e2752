import { expect, fn } from 'storybook/test';
import { inColumn } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { SavedReplyForm } from '#src/features/admin/saved-replies/SavedReplyForm.tsx';

const meta = preview.meta({
  title: 'Owner/Saved replies/SavedReplyForm',
  component: SavedReplyForm,
  decorators: [inColumn('36rem')],
  args: {
    id: 'saved-reply',
    reply: buildSavedReply(),
    placeholders: ['customerName', 'ticketTitle'],
    onSubmit: fn(),
  },
});

export const Default = meta.story();

export const Blank = meta.story({ args: { reply: { name: '', text: '' } } });

Blank.test('asks for a name and a text', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' {Enter}');
  await expect(canvas.getByText('Please name the reply')).toBeVisible();
  await expect(canvas.getByText('Please write a message')).toBeVisible();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

/** Saving has failed. */
export const Failed = meta.story({
  args: { error: 'The website cannot be reached at the moment. Please try again in a minute.' },
});
