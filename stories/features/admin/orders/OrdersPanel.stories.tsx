import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder, buildOrderQuery, buildOrders } from '#mocks/factories/order.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { findOrders } from '#src/domain/orderList.ts';
import type { Order } from '#src/domain/orders.ts';
import { OrdersPanel, type OrdersPanelProps } from '#src/features/admin/orders/OrdersPanel.tsx';
import { ready } from '../../loading/loadables';

const many = buildOrders(10_000);
const newestFirst = buildOrderQuery({ sort: { key: 'date', direction: 'descending' } });

/** The panel over orders in memory. */
const listOf = (orders: readonly Order[]) =>
  function Searched(props: Pick<OrdersPanelProps, 'onExport' | 'onRetry'>) {
    const [query, setQuery] = useState(newestFirst);
    const list = ready(findOrders(orders, query));
    return <OrdersPanel {...props} list={list} query={query} onQuery={setQuery} />;
  };

const meta = preview.meta({
  title: 'Admin/Orders/OrdersPanel',
  component: OrdersPanel,
  args: {
    list: ready(findOrders(sampleOrders, newestFirst)),
    query: newestFirst,
    onQuery: fn(),
    onRetry: fn(),
    onExport: fn(),
  },
  render: listOf(sampleOrders),
});

/** The numbers of the orders that are shown, from the top. */
function shownIds() {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

async function says(line: string) {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(line));
}

async function search(words: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), words);
}

async function sortBy(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
}

export const Default = meta.story({ tags: ['!visual'] });

Default.test('starts with the newest orders', async ({ canvas }) => {
  await expect(shownIds()).toEqual(['ORD-003', 'ORD-002', 'ORD-001']);
  await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await says('3 orders');
});

Default.test('sorts by a column in both directions', async ({ announcements, canvas }) => {
  await sortBy('Customer');
  await waitFor(() => expect(announcements).toEqual(['Sorted: Customer, A to Z']));
  await expect(shownIds()).toEqual(['ORD-001', 'ORD-003', 'ORD-002']);
  await sortBy('Customer');
  await waitFor(() => expect(announcements.at(-1)).toBe('Sorted: Customer, Z to A'));
  await expect(shownIds()).toEqual(['ORD-002', 'ORD-003', 'ORD-001']);
  await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

Default.test('sorts amounts from the largest', async () => {
  await sortBy('Amount');
  await expect(shownIds()).toEqual(['ORD-002', 'ORD-001', 'ORD-003']);
});

Default.test('finds a customer', async () => {
  await search('whitby');
  await says('1 of 3 orders');
  await expect(shownIds()).toEqual(['ORD-001']);
});

async function expectOneOrder(words: string) {
  await search(words);
  await says('1 of 3 orders');
  await expect(shownIds()).toEqual(['ORD-002']);
}

Default.test('finds an order by its ISO date', () => expectOneOrder('2026-02-09'));

Default.test('finds an order by its date in words', () => expectOneOrder('9 february'));

Default.test('finds an order by month and customer', () => expectOneOrder('feb ashworth'));

Default.test('filters by status', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Active/ }));
  await says('1 of 3 orders');
  await expect(shownIds()).toEqual(['ORD-003']);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

Phone.test('sorts without headers', async ({ canvas }) => {
  await userEvent.selectOptions(
    canvas.getByRole('combobox', { name: 'Sort by' }),
    'Customer, A to Z',
  );
  await expect(shownIds()).toEqual(['ORD-001', 'ORD-003', 'ORD-002']);
});

export const One = meta.story({ render: listOf([buildOrder()]) });

One.test('shows the count', () => says('1 order'));

export const NoMatch = meta.story({
  play: async () => {
    await search('lower slaughter');
    await says('No orders match');
  },
});

NoMatch.test('cannot export', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

NoMatch.test('shows all again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /^Active/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show All Orders' }));
  await says('3 orders');
  await expect(canvas.getByRole('radio', { name: /^All/ })).toBeChecked();
  const searchbox = canvas.getByRole('searchbox', { name: 'Search orders' });
  await expect(searchbox).toHaveValue('');
  await expect(searchbox).toHaveFocus();
});

/** Ten thousand orders, a page at a time. */
export const Many = meta.story({ render: listOf(many), tags: ['!visual'] });

Many.test('shows one page', async ({ canvas }) => {
  await says('1–25 of 10,000 orders');
  await expect(shownIds()).toHaveLength(25);
  await expect(canvas.getByText('Page 1 of 400')).toBeVisible();
});

Many.test('turns its pages', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await says('26–50 of 10,000 orders');
  await expect(shownIds()[0]).toBe('ORD-9975');
});

Many.test('returns to the first page when the filter changes', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await userEvent.click(canvas.getByRole('radio', { name: /^Completed/ }));
  await says('1–25 of 3,334 orders that match');
});

export const ManyPhone = meta.story({
  ...Many.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs', '!visual'],
});

ManyPhone.test('scrolls to the top when the page changes', async ({ canvas }) => {
  const next = canvas.getByRole('button', { name: 'Next page' });
  next.scrollIntoView({ behavior: 'instant' });
  await userEvent.click(next);
  await expect(screen.getByRole('status').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

export const Empty = meta.story({ render: listOf([]) });

Empty.test('shows what will be listed, without a search field', async ({ canvas }) => {
  await expect(canvas.getByText('No orders yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
