import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCustomerOrder, buildCustomerPlan } from '#mocks/factories/customerOrder.ts';
import { buildConversation } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { CustomerAccount } from '#src/screens/Account/CustomerAccount.tsx';

const account = buildUser();
const signedIn = { users: [account], currentUser: account };
const nameless = buildUser({ name: '' });
const longUser = buildUser({
  name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(3),
  email: `${'llanfairpwllgwyngyll'.repeat(4)}@gogogoch.example`,
});

const meta = preview.meta({
  title: 'Screens/Account/CustomerAccount',
  component: CustomerAccount,
  args: { user: account },
  tags: ['!visual'],
  parameters: { ...wholePage, route: { path: pages.account.href }, backend: signedIn },
});

/** In connected mode, before the email is confirmed. */
export const Unconfirmed = meta.story({
  parameters: { backend: { ...signedIn, connected: true, isVerified: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the Link Again' }));
    await canvas.findByText(/^A new link/);
  },
});

/** The owner has answered the one ticket. */
export const WithTicket = meta.story({
  parameters: {
    backend: {
      ...signedIn,
      supportTickets: [buildConversation({ status: 'Waiting for customer' })],
    },
  },
  play: async ({ canvas, userEvent, router }) => {
    await canvas.findByText(/^Your turn: answer our message/);
    const { id, title } = buildConversation();
    await userEvent.click(canvas.getByRole('link', { name: title }));
    // It replaces the heading that is shown while the ticket loads.
    const heading = await canvas.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toBe(`${title} · My Tickets · ${business.name}`);
    await expect(router.state.location.pathname).toBe(`/account/tickets/${id}`);
  },
});

/** A customer who has bought nothing yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No tickets yet/)).toBeVisible();
    const main = canvas.getByRole('main');
    await expect(main.querySelectorAll('svg')).toHaveLength(2);
  },
});

/** In connected mode, with a plan and a package. */
export const WithOrders = meta.story({
  parameters: {
    backend: {
      ...signedIn,
      connected: true,
      customerOrders: [buildCustomerPlan(), buildCustomerOrder({ unanswered: 'cs_live_1' })],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Basic Hosting (monthly)' });
    await expect(canvas.getByRole('link', { name: 'Answer the questions' })).toHaveAttribute(
      'href',
      '/website-questionnaire?session_id=cs_live_1',
    );
    await expect(await canvas.findByText(/^No tickets yet/)).toBeVisible();
    await expect(canvas.getByText('Paid. Your turn: eight questions')).toBeVisible();
  },
  tags: ['visual', 'all-widths'],
});

export const OrdersFailed = meta.story({
  parameters: {
    backend: {
      ...signedIn,
      connected: true,
      faults: { 'GET /api/orders': 'unavailable' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('We could not read your orders');
    await expect(await canvas.findByText(/^No tickets yet/)).toBeVisible();
  },
});

/** The tickets have not been read yet. */
export const TicketsLoading = meta.story({
  parameters: { backend: { ...signedIn, hang: ['tickets.list'] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Reading your tickets …');
    await expect(
      canvas.queryByRole('button', { name: 'Download my data' }),
    ).not.toBeInTheDocument();
  },
});

export const TicketsFailed = meta.story({
  parameters: {
    backend: { ...signedIn, fail: { 'tickets.list': new BackendError('unreachable') } },
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Error');
  },
});

/** An account without a name. */
export const Nameless = meta.story({
  parameters: { backend: { users: [nameless], currentUser: nameless } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'User' });
  },
  tags: ['visual'],
});

/** A name and an email that are longer than a line. */
export const LongNameAndEmail = meta.story({
  parameters: { backend: { users: [longUser], currentUser: longUser } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText(longUser.email);
  },
  tags: ['!autodocs'],
});
