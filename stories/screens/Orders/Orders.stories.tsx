import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { wholePage } from '#.storybook/screens.tsx';
import { buildCustomerOrder } from '#mocks/factories/customerOrder.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { GUEST_TOKEN } from '#mocks/handlers/tickets.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { Orders } from '#src/screens/Orders/Orders.tsx';
import { showsAlert } from '../../features/loading/loadables';

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

const meta = preview.meta({
  title: 'Screens/Orders/Orders',
  component: Orders,
  tags: ['!visual'],
  parameters: { ...wholePage, route: { path }, backend: signedIn },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', title);
    await waitFor(() =>
      expect(document.title).toBe(`${order.service} · Your Order · ${business.name}`),
    );
  },
  tags: ['visual', 'all-widths', 'printed'],
});

const opened = { ...signedIn, currentUser: null, customerOrders: [{ ...order, isOwn: false }] };

const withLink = { path: `${path}#order=${GUEST_TOKEN}` };

/** A visitor has opened the link from a mail. */
export const WithLink = meta.story({
  parameters: { route: withLink, backend: opened },
  beforeEach: ({ backend }) => void spyOn(Object(backend.connected?.orders), 'keepLink'),
  play: async ({ canvas, backend, router }) => {
    await canvas.findByRole('heading', title);
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await expect(backend.connected?.orders.keepLink).toHaveBeenCalledWith({
      orderId: order.id,
      token: GUEST_TOKEN,
    });
    await expect(router.state.historyAction).toBe('REPLACE');
    await expect(canvas.getByRole('button', { name: 'Copy the link to this page' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
  tags: ['visual'],
});

/** The visitor is signed out, and the link is missing or has ended. */
export const SignedOut = meta.story({
  parameters: { backend: { ...signedIn, currentUser: null, customerOrders: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Log in to read this order');
  },
  tags: ['visual'],
});

/** A customer opens the order of another account. */
export const OtherAccount = meta.story({
  parameters: { backend: { ...signedIn, customerOrders: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('This order is not in your account');
    await expect(canvas.getByRole('link', { name: 'in the admin area' })).toHaveAttribute(
      'href',
      `${pages.adminOrders.href}/${order.id}`,
    );
  },
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
export const NoOrder = meta.story({
  parameters: { route: { path: pages.orders.href } },
  play: async ({ router }) => {
    await waitFor(() => expect(router.state.location.pathname).toBe(pages.account.href));
  },
});
