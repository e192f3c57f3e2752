import { expect, fn, screen } from 'storybook/test';
import { inColumn, withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { forCustomer } from '#src/domain/conversation.ts';
import { CustomerTicket, type CustomerTicketProps } from '#src/screens/Tickets/CustomerTicket.tsx';

const ticket = forCustomer(buildConversation());

const meta = preview.meta({
  title: 'Screens/Tickets/CustomerTicket',
  component: CustomerTicket,
  decorators: [withApp, inColumn('44rem')],
  args: {
    ticket,
    onReply: fn<CustomerTicketProps['onReply']>(),
  },
  parameters: { backend: {} },
});

/** The form is loaded lazily. */
const showsForm = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'Reply' });
  },
};

export const Default = meta.story(showsForm);

Default.test(
  'shows each answer below its question, and sends a reply',
  async ({ canvas, args, userEvent }) => {
    const question = await canvas.findByText('Business name');
    await expect(question.closest('dt')?.nextElementSibling).toHaveTextContent(
      'Harrow & Sons Joinery',
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Moss green');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await expect(args.onReply).toHaveBeenCalledWith('Moss green', [], 'guest');
  },
);

/** The owner has closed it, perhaps while the customer was writing. */
export const Closed = meta.story({
  args: { ticket: { ...ticket, status: 'Closed' } },
  ...showsForm,
});

Closed.test('says that a reply opens it again', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Reply' })).toHaveAccessibleDescription(
    'This ticket is closed. A reply opens it again.',
  );
});

const link = {
  link: `https://hollin.example/account/tickets/${ticket.id}#guest=${GUEST_TOKEN}`,
  onMail: fn<(email: string) => Promise<void>>(),
};

/** A guest has opened the link to the ticket. */
export const Guest = meta.story({
  args: { guest: { ...link, onRegister: fn() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Reply' });
    await canvas.findByRole('button', { name: 'Register, and you need no link' });
  },
});

/** The guest has signed in since. */
export const GuestSignedIn = meta.story({
  args: { guest: { ...link, onClaim: fn() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Reply' });
    await canvas.findByRole('button', { name: 'Add this ticket to my account' });
    const button = await canvas.findByRole('button', { name: 'Add this ticket to my account' });
    await expect(button.compareDocumentPosition(canvas.getByRole('log'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

const long = 'Llanfairpwllgwyngyll'.repeat(6);

/** Long words, and a status of another tool. */
export const Torture = meta.story({
  args: {
    ticket: { ...ticket, title: long, description: long, status: `Escalated ${long}` },
  },
  ...showsForm,
});
