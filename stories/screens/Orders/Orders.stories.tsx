import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCredentials } from '#mocks/factories/credentials.ts';
import { buildCustomerOrder } from '#mocks/factories/customerOrder.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { Orders } from '#src/screens/Orders/Orders.tsx';
import { showsAlert } from '../../features/loading/loadables';
import { findErrorToast, findToast } from '../../toasts';

const account = buildUser();
const order = buildCustomerOrder();
const signedIn = {
  connected: true,
  users: [account],
  currentUser: account,
  customerOrders: [order],
};
const path = `${pages.orders.href}/${order.id}`;
const title = { level: 1, name: order.service } as const;
const ADD = 'Add this order to my account';

const meta = preview.meta({
  title: 'Screens/Orders/Orders',
  component: Orders,
  tags: ['!visual'],
  parameters: { ...wholePage, route: { path }, backend: signedIn },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
  },
  tags: ['visual', 'all-widths'],
});

Default.test('is named by what was bought', async () => {
  await waitFor(() =>
    expect(document.title).toBe(`${order.service} · Your Order · ${business.name}`),
  );
});

const opened = { ...signedIn, currentUser: null, customerOrders: [{ ...order, isOwn: false }] };

const withLink = { path: `${path}#order=${GUEST_TOKEN}` };

/** A visitor has opened the link from a mail. */
export const WithLink = meta.story({
  parameters: { route: withLink, backend: opened },
  beforeEach: ({ backend }) => void spyOn(Object(backend.connected?.orders), 'keepLink'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
  },
  tags: ['visual'],
});

WithLink.test('keeps the token, and takes it out of the URL', async ({ backend, router }) => {
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await expect(backend.connected?.orders.keepLink).toHaveBeenCalledWith({
    orderId: order.id,
    token: GUEST_TOKEN,
  });
  await expect(router.state.historyAction).toBe('REPLACE');
});

WithLink.test('shows the link, and leads to the home page', async ({ canvas }) => {
  await expect(
    canvas.getByText(`${window.location.origin}${path}#order=${GUEST_TOKEN}`),
  ).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

WithLink.test('offers the account after the login', async ({ backend, canvas, userEvent }) => {
  await backend.sessions.logIn(buildCredentials());
  await userEvent.click(await canvas.findByRole('button', { name: ADD }));
  await findToast('Order added to your account');
  await waitFor(() => expect(canvas.queryByRole('button', { name: ADD })).toBeNull());
});

const gone = new BackendError('order-not-found');

/** Another account has claimed the order meanwhile. */
export const NotAdded = meta.story({
  parameters: { route: withLink, backend: { ...opened, currentUser: account } },
  beforeEach({ answer }) {
    const isGone = () => Promise.reject(gone);
    answer({
      'POST /api/orders/:id/claim': () => {
        answer({ 'GET /api/orders/:id': isGone });
        return isGone();
      },
    });
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: ADD });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await findErrorToast('The order was not added', gone.message);
  },
});

NotAdded.test('says so once, and keeps the focus', async ({ announcements, canvas }) => {
  await expect(canvas.getByText('This order is not in your account')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: ADD })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(announcements.join().split(gone.message)).toHaveLength(2));
});

/** The visitor is signed out, and the link is missing or has ended. */
export const SignedOut = meta.story({
  parameters: { backend: { ...signedIn, currentUser: null, customerOrders: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to read this order');
  },
  tags: ['visual'],
});

SignedOut.test('offers a login instead of another try', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  await expect(await canvas.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});

/** A customer opens the order of another account. */
export const OtherAccount = meta.story({
  parameters: { backend: { ...signedIn, customerOrders: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('This order is not in your account');
  },
});

OtherAccount.test('offers another account instead of another try', async (story) => {
  const { canvas, userEvent } = story;
  await expect(canvas.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Use Another Account' }));
  await expect(await canvas.findByRole('dialog', { name: 'Your account' })).toBeVisible();
});

OtherAccount.test('leads the owner to the order', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'in the admin area' })).toHaveAttribute(
    'href',
    `${pages.adminOrders.href}/${order.id}`,
  );
});

export const BrowserMode = meta.story({
  parameters: { backend: { connected: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('This link needs the server');
  },
});

export const Loading = meta.story({
  parameters: { backend: { ...signedIn, faults: { 'GET /api/orders/:id': 'never' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Reading the order …');
  },
});

export const Failed = meta.story({
  parameters: {
    backend: { ...signedIn, faults: { 'GET /api/orders/:id': 'unavailable' } },
  },
  play: showsAlert,
});

/** A URL without an order. */
export const NoOrder = meta.story({ parameters: { route: { path: pages.orders.href } } });

NoOrder.test('opens the account', async ({ router }) => {
  await waitFor(() => expect(router.state.location.pathname).toBe(pages.account.href));
});

export const Phone = meta.story({
  ...Default.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});
