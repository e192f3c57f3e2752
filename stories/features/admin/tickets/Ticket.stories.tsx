import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import {
  buildAcceptedQuote,
  buildQuoteMoney,
  buildRequest,
  buildSentQuote,
} from '#mocks/factories/pricedQuote.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Ticket } from '#src/features/admin/tickets/Ticket.tsx';
import { pages } from '#src/pages.ts';
import { primaryActions } from '../../../primaryActions';
import { findFormError, findToast } from '../../../toasts';

const ticket = buildConversation();
const at = (id: string) => ({ path: `${pages.adminTickets.href}?ticket=${id}` });
const backend = {
  adminSession: true as const,
  supportTickets: [ticket],
  orders: [buildOrder()],
  savedReplies: [buildSavedReply()],
};

const meta = preview.meta({
  title: 'Owner/Tickets/Ticket',
  component: Ticket,
  tags: ['!visual'],
  args: { id: ticket.id },
  parameters: { ...wholePage, route: at(ticket.id), backend },
});

const isOpen = async () => {
  await screen.findByRole('textbox', { name: 'Reply' });
};

export const Default = meta.story({
  tags: ['visual', 'all-widths'],
  play: async ({ canvas }) => {
    await isOpen();
    await expect(canvas.getByRole('link', { name: 'Open the account' })).toHaveAttribute(
      'href',
      '/admin/accounts?search=ruth%40harrow-joinery.example',
    );
    await expect(canvas.queryByRole('link', { name: /Cottage Website/ })).not.toBeInTheDocument();
  },
});

Default.test('adds a note apart from the reply', async ({ backend, canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Add a note'));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Paid in full');
  await userEvent.click(canvas.getByRole('button', { name: 'Add Note' }));
  await findToast('Note added');
  const { messages } = (await backend.ownersTickets.open(ticket.id)).ticket;
  await expect(messages.at(-1)).toMatchObject({ from: 'note', text: 'Paid in full' });
});

Default.test(
  'sends a reply from a field as wide as its column, and then waits for the customer',
  async ({ canvas, userEvent }) => {
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(reply.offsetWidth).toBe(canvas.getByRole('log').offsetWidth);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'By e-mail, please.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await findToast('Reply sent');
    await waitFor(() => expect(canvas.getByText('By e-mail, please.').closest('li')).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue(
      'Waiting for customer',
    );
  },
);

Default.test(
  'has the reply right after the messages on a phone, and the status below it',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas }) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const reply = canvas.getByRole('form', { name: 'Reply' });
    await expect(topOf(canvas.getByRole('combobox', { name: 'Status' }))).toBeGreaterThan(
      topOf(reply),
    );
    const gap = topOf(reply) - canvas.getByRole('log').getBoundingClientRect().bottom;
    await expect(gap).toBeLessThanOrEqual(48);
  },
);

Default.test('changes the priority, on demand and once', async ({ backend, canvas, userEvent }) => {
  const change = spyOn(backend.ownersTickets, 'change');
  const save = canvas.getByRole('button', { name: 'Save Changes' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'Low');
  await expect(change).not.toHaveBeenCalled();
  await userEvent.click(save);
  await findToast('Ticket saved', 'Status: Open. Priority: Low.');
  await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low');
  await expect((await backend.ownersTickets.open(ticket.id)).ticket.priority).toBe('Low');
  // What was saved is not sent again, over what another owner has chosen since.
  await userEvent.click(save);
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ ticketId: ticket.id }));
});

Default.test('focuses the heading of the saved replies after each step', async ({ userEvent }) => {
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  const focuses = (name: string) =>
    waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  await press('Saved Replies');
  await press('Delete Ask for photographs');
  await focuses('Delete saved reply');
  await press('Delete Reply');
  await focuses('Saved replies');
});

/** A guest without orders, and values that another tool has stored. */
export const Guest = meta.story({
  parameters: {
    backend: {
      ...backend,
      supportTickets: [
        buildConversation({
          userName: 'Guest User',
          userEmail: 'No email provided',
          status: 'Escalated',
          priority: 'Immediately',
        }),
      ],
    },
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await isOpen();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Escalated');
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('Immediately');
    await expect(canvas.getByText('No email provided').closest('a')).toBeNull();
  },
});

/** A guest who wants replies by mail, on a server. */
export const GuestWithEmail = meta.story({
  parameters: {
    backend: {
      ...backend,
      connected: true,
      supportTickets: [buildConversation({ userId: 'guest' })],
    },
  },
  play: async ({ canvas }) => {
    await isOpen();
    await expect(canvas.getByRole('link', { name: 'Cottage Website, £90.00' })).toHaveAttribute(
      'href',
      '/admin/orders/ORD-101',
    );
    await expect(canvas.queryByRole('link', { name: 'Open the account' })).not.toBeInTheDocument();
  },
});

GuestWithEmail.test('is sent a new link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send a New Link' }));
  await findToast('New link sent', /^It is on its way to /);
});

/** It names the checkout of an order, and nothing shows that the payer has sent it. */
export const ByOther = meta.story({
  parameters: { backend: { ...backend, connected: true } },
  beforeEach({ answer }) {
    answer({
      'GET /api/admin/tickets/:id': () => ({ ticket, orders: backend.orders, isByOther: true }),
    });
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByText('Perhaps not by the payer');
    // It loads later.
    await canvas.findAllByRole('button', { name: 'Attach Files' });
  },
});

const money = { ...buildQuoteMoney(), orderId: 'ORD-000012' };
const agreed = buildAcceptedQuote({
  money,
  requests: [buildRequest({ id: 'deposit', kind: 'deposit', lines: [], message: '' })],
});

/** The acceptance of a quote has opened it, and the deposit is due. */
export const WithMoney = meta.story({
  parameters: { backend: { ...backend, connected: true } },
  beforeEach({ answer }) {
    const { next } = buildSentQuote({ state: 'accepted', money });
    answer({
      'GET /api/admin/tickets/:id': () => ({ ticket, orders: [], quote: agreed.id, next }),
      'GET /api/admin/quotes/:id': () => agreed,
    });
  },
  tags: ['visual', 'all-widths'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', {
      name: /The customer’s turn, .*: the deposit of £316\.65/,
    });
    const box = within(await canvas.findByRole('region', { name: 'Money of quote 1' }));
    await expect(box.getByRole('link', { name: 'Open the quote' })).toBeVisible();
    await canvas.findAllByRole('button', { name: 'Attach Files' });
    await expect(primaryActions(canvasElement)).toEqual(['Send Reply']);
  },
});

const long = 'Llanfairpwllgwyngyll'.repeat(6);

/** Long words everywhere. */
export const Torture = meta.story({
  parameters: {
    backend: {
      ...backend,
      supportTickets: [
        buildConversation({
          title: long,
          userName: long,
          userEmail: `${long}@example.com`,
          description: long,
          status: `Escalated ${long}`,
        }),
      ],
      orders: [buildOrder({ customer: long, service: long, status: long })],
    },
  },
  tags: ['visual'],
  play: isOpen,
});

/** Saving fails. */
export const NotChanged = meta.story({
  parameters: {
    backend: {
      fail: { 'ownersTickets.change': new BackendError('storage-full') },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'Closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await findFormError('The ticket was not changed', new BackendError('storage-full').message);
  },
});

/** The network fails after the page was read, while the owner types. */
export const Offline = meta.story({
  play: async ({ backend, canvas, clock, userEvent }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(reply, 'Moss green');
    const { open } = backend.ownersTickets;
    backend.ownersTickets.open = () => Promise.reject(new BackendError('unreachable'));
    await clock.advance(5000);
    await canvas.findByText('We could not read the ticket again');
    await expect(reply).toHaveFocus();
    backend.ownersTickets.open = open;
    await clock.advance(5000);
    await waitFor(() => expect(canvas.queryByText(/could not read/)).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox', { name: 'Reply' })).toHaveValue('Moss green');
  },
});

/** While the owner types, a guest writes and another owner closes the ticket. */
export const Conflict = meta.story({
  parameters: { backend: { ...backend, supportTickets: [buildConversation({ userId: 'guest' })] } },
  play: async ({ backend, canvas, clock, userEvent, announcements }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Moss green');
    await backend.tickets.reply({ ticketId: ticket.id, text: 'Or red?' });
    await backend.ownersTickets.change({ ticketId: ticket.id, status: 'Closed' });
    const read = spyOn(backend.ownersTickets, 'open');
    await clock.advance(4999);
    await expect(read).not.toHaveBeenCalled();
    await clock.advance(1);
    await expect(read).toHaveBeenCalledOnce();
    await canvas.findByText('Or red?');
    await waitFor(() =>
      expect(announcements).toEqual(['New message from Ruth Harrow: Or red? Status: Closed']),
    );
  },
});

Conflict.test('shows both, and sends what was typed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await expect(await canvas.findByText('Moss green', { selector: 'li *' })).toBeVisible();
});
