import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildConversation, buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { Tickets } from '#src/screens/Tickets/Tickets.tsx';
import { showsAlert } from '../../features/loading/loadables';
import { findErrorToast, findToast } from '../../toasts';

const account = buildUser();
const ticket = buildConversation({ userId: account.id });
const signedIn = { users: [account], currentUser: account, supportTickets: [ticket] };
const at = (id: string) => ({ path: `${pages.tickets.href}/${id}` });
const title = { level: 1, name: ticket.title } as const;

const meta = preview.meta({
  title: 'Screens/Tickets/Tickets',
  component: Tickets,
  tags: ['!visual'],
  parameters: { ...wholePage, route: at(ticket.id), backend: signedIn },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Reply' });
    await expect(canvas.queryByText(/Wants the green/)).not.toBeInTheDocument();
  },
  tags: ['visual', 'all-widths'],
});

Default.test('adds the reply to the conversation, and announces it', async (story) => {
  const { announcements, canvas, userEvent } = story;
  const field = await canvas.findByRole('textbox', { name: 'Reply' });
  await userEvent.type(field, 'Moss green');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await expect(await canvas.findByText('Moss green')).toBeVisible();
  await waitFor(() => expect(announcements).toEqual(['Reply sent']));
});

Default.test(
  'announces the owner’s answer within ten seconds, and keeps the text',
  async (story) => {
    const { announcements, backend, canvas, clock, userEvent } = story;
    const field = await canvas.findByRole('textbox', { name: 'Reply' });
    await userEvent.type(field, 'Moss');
    await backend.ownersTickets.write({
      ticketId: ticket.id,
      text: 'It is on the way.',
      isNote: false,
    });
    await clock.advance(10_000);
    await expect(await canvas.findByText('It is on the way.')).toBeVisible();
    await waitFor(() =>
      expect(announcements).toEqual([
        `Your turn: answer our message. New message from ${business.name}: It is on the way.`,
      ]),
    );
    await expect(field).toHaveValue('Moss');
    await expect(field).toHaveFocus();
  },
);

const other = buildSupportTicket({ id: 'web-1772444300999', userId: account.id, title: 'Other' });

/** A customer with two tickets, who goes from one to the other in the browser's history. */
export const TwoTickets = meta.story({
  parameters: { backend: { ...signedIn, supportTickets: [ticket, other] } },
  play: async ({ canvas, router, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Moss green');
    await router.navigate(`${pages.tickets.href}/${other.id}`);
    await canvas.findByRole('heading', { level: 1, name: other.title });
    await expect(await canvas.findByRole('textbox', { name: 'Reply' })).toHaveValue('');
    await router.navigate(`${pages.tickets.href}/${ticket.id}`);
    await canvas.findByRole('heading', title);
    const field = await canvas.findByRole('textbox', { name: 'Reply' });
    await waitFor(() => expect(field).toHaveValue('Moss green'));
  },
});

/** The customer is signed out, and the ticket belongs to an account. */
export const SignedOut = meta.story({
  parameters: { backend: { ...signedIn, currentUser: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to read this ticket');
  },
  tags: ['visual'],
});

SignedOut.test('offers a login instead of another try', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await canvas.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});

SignedOut.test('shows the ticket after the login', async ({ backend, canvas }) => {
  await expect(canvas.queryByRole('heading', title)).not.toBeInTheDocument();
  await backend.sessions.logIn(buildCredentials());
  await expect(await canvas.findByRole('heading', title)).toBeVisible();
});

/** A guest's ticket can be read in the browser that opened it. */
export const Guest = meta.story({
  parameters: { backend: { supportTickets: [buildSupportTicket({ userId: 'guest' })] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
  },
});

const guestTicket = buildConversation({ userId: 'guest' });
const opened = { connected: true, currentUser: null, supportTickets: [guestTicket] };

const withLink = at(`${ticket.id}#guest=${GUEST_TOKEN}`);

/** Connected mode: a guest has opened the link from a mail. */
export const WithLink = meta.story({
  parameters: { route: withLink, backend: opened },
  beforeEach: ({ backend }) => void spyOn(Object(backend.connected?.ticketLinks), 'keep'),
  play: async ({ canvas, backend, router }) => {
    await canvas.findByRole('heading', title);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await expect(backend.connected?.ticketLinks.keep).toHaveBeenCalledWith({
      ticketId: ticket.id,
      token: GUEST_TOKEN,
    });
    await expect(router.state.historyAction).toBe('REPLACE');
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
});

WithLink.test('offers the account after the login', async ({ backend, canvas, userEvent }) => {
  await backend.sessions.logIn(buildCredentials());
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Add this ticket to my account' }),
  );
  await findToast('Ticket added to your account');
});

const gone = new BackendError('ticket-not-found');

/** Another account has claimed the ticket meanwhile. */
export const NotAdded = meta.story({
  parameters: { route: withLink, backend: { ...opened, currentUser: account } },
  beforeEach({ answer }) {
    const isGone = () => Promise.reject(gone);
    answer({
      'POST /api/tickets/:id/claim': () => {
        answer({ 'GET /api/tickets/:id': isGone });
        return isGone();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add this ticket to my account' }),
    );
    await findErrorToast('The ticket was not added', gone.message);
    await expect(canvas.getByText('This ticket is not in your account')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use Another Account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
});

export const Loading = meta.story({
  parameters: { backend: { hang: ['tickets.read'] } },
});

/** A signed-out visitor, and the server is away. */
export const Failed = meta.story({
  parameters: { backend: { fail: { 'tickets.read': new BackendError('unreachable') } } },
  play: showsAlert,
  tags: ['visual'],
});

/** The server is away, and the text stays in the field. */
export const NotSent = meta.story({
  parameters: {
    backend: { ...signedIn, fail: { 'tickets.reply': new BackendError('unreachable') } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Reply' }), 'Moss green');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reply' }));
    await canvas.findByLabelText('Error');
    await expect(await canvas.findByRole('textbox', { name: 'Reply' })).toHaveValue('Moss green');
  },
});

/** A URL without a ticket. */
export const NoTicket = meta.story({
  parameters: { route: { path: pages.tickets.href } },
  play: async ({ router }) => {
    await waitFor(() => expect(router.state.location.pathname).toBe(pages.account.href));
  },
});
