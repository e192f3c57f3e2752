import { expect, fn } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { TicketPanel } from '#src/features/admin/tickets/TicketPanel.tsx';

const meta = preview.meta({
  title: 'Admin/Tickets/TicketPanel',
  component: TicketPanel,
  decorators: [withApp],
  args: {
    ticket: buildConversation(),
    orders: [buildOrder()],
    onReply: fn(async () => {}),
    onNote: fn(async () => {}),
    onSave: fn(async () => {}),
  },
  parameters: { backend: {} },
});

export const Default = meta.story();

Default.test('writes a note apart from the reply', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Add a note'));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Paid in full');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
  await expect(args.onNote).toHaveBeenCalledWith('Paid in full', []);
  await expect(args.onReply).not.toHaveBeenCalled();
});

/** A guest without orders, and values that another tool has stored. */
export const Guest = meta.story({
  args: {
    ticket: buildConversation({
      userName: 'Guest User',
      userEmail: 'No email provided',
      status: 'Escalated',
      priority: 'Immediately',
    }),
    orders: [],
  },
});

Guest.test('keeps the values of other tools until another is chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Escalated');
  await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('Immediately');
  await expect(canvas.queryByRole('link', { name: /email/i })).not.toBeInTheDocument();
});

const long = 'Llanfairpwllgwyngyll'.repeat(6);

/** Long words everywhere. */
export const Torture = meta.story({
  args: {
    ticket: buildConversation({
      title: long,
      userName: long,
      userEmail: `${long}@example.com`,
      description: long,
      status: `Escalated ${long}`,
    }),
    orders: [buildOrder({ service: long, status: long })],
  },
});
