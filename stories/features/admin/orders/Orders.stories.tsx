import { expect, waitFor } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { Orders } from '#src/features/admin/orders/Orders.tsx';
import { findToast } from '../../../toasts';
import { showsAlert } from '../../loading/loadables';
import { catchDownloads, downloads, TODAY } from '../downloads';

const meta = preview.meta({
  title: 'Admin/Orders/Orders',
  component: Orders,
  tags: ['!visual'],
  decorators: [withApp],
  beforeEach: catchDownloads,
  parameters: {
    backend: {},
  },
});

/** Nothing is stored: the three samples are shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'ORD-001' });
  },
});

Default.test('exports a CSV file and shows a toast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await findToast('Orders exported', `3 orders in orders-${TODAY}.csv.`);
  await expect(downloads).toHaveLength(1);
  const [{ name, blob }] = downloads as [(typeof downloads)[0]];
  await expect(name).toBe(`orders-${TODAY}.csv`);
  await expect(await blob.text()).toContain('ORD-003,Priya Nair,Ultimate Hosting (yearly)');
});

Default.test('exports what matches, in the shown order', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'website');
  await waitFor(() => expect(canvas.getByText('2 of 3 orders')).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  await expect((await downloads[0]?.blob.text())?.match(/ORD-\d+/g)).toEqual([
    'ORD-002',
    'ORD-001',
  ]);
});

/** An order has a status that another tool has written. */
export const OtherStatus = meta.story({
  parameters: {
    backend: { orders: [buildOrder({ id: 'ORD-7', status: 'Refunded' }), buildOrder()] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refunded')).toBeVisible();
  },
});

OtherStatus.test('can be filtered', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Other/ }));
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  await expect(canvas.getByRole('rowheader')).toHaveTextContent('ORD-7');
});

export const Loading = meta.story({ parameters: { backend: { hang: ['orders.list'] } } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the orders …')).toBeVisible();
});

export const Failed = meta.story({
  parameters: { backend: { fail: { 'orders.list': new BackendError('unreachable') } } },
  play: showsAlert,
});

Failed.test('loads again on demand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(await canvas.findByLabelText('Error')).toHaveTextContent(
    'We could not read the orders',
  );
});

/** The stored list of orders is empty. */
export const Empty = meta.story({
  parameters: { scenario: 'ownerWithoutCustomers' },
  play: async ({ canvas }) => {
    await canvas.findByText('No orders yet');
  },
});

/** Two of three stored orders can be read: these are shown. */
export const Damaged = meta.story({
  parameters: { scenario: 'damagedAdminData' },
  play: async ({ canvas }) => {
    await canvas.findByText('2 orders');
  },
});

/** A customer's name begins like a formula. */
export const Formula = meta.story({
  parameters: {
    backend: { orders: [buildOrder({ customer: '=HYPERLINK("https://evil.example")' })] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: 'ORD-101' });
  },
});

Formula.test('is exported as text', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  await expect(await downloads[0]?.blob.text()).toContain(`"'=HYPERLINK(`);
  await findToast('Orders exported', `One order in orders-${TODAY}.csv.`);
});
