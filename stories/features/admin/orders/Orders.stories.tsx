import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withApp } from '#.storybook/decorators.tsx';
import preview from '#.storybook/preview.tsx';
import { buildOrderFigures } from '#mocks/factories/adminOrder.ts';
import { buildOrder, buildVariedOrders } from '#mocks/factories/order.ts';
import { Orders } from '#src/features/admin/orders/Orders.tsx';
import { pages } from '#src/pages.ts';
import { findToast } from '../../../toasts';
import { catchDownloads, downloads, TODAY } from '../downloads';

const meta = preview.meta({
  title: 'Owner/Orders/Orders',
  component: Orders,
  tags: ['!visual'],
  decorators: [withApp],
  beforeEach: catchDownloads,
  parameters: {
    backend: {},
  },
});

/** The numbers of the orders that are shown, from the top. */
function shownIds() {
  return screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent.match(/ORD-\d+/)?.[0]);
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

async function shows(ids: readonly string[]) {
  await waitFor(() => expect(shownIds()).toEqual(ids));
}

/** Nothing is stored: the three samples are shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findAllByText('ORD-001');
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

// A translator changes the count, which is announced again.
Default.test(
  'sorts by a column in both directions',
  { parameters: { translated: false } },
  async ({ announcements, canvas }) => {
    await sortBy('Customer');
    await waitFor(() => expect(announcements).toEqual(['Sorted: Customer, A to Z']));
    await shows(['ORD-001', 'ORD-003', 'ORD-002']);
    await sortBy('Customer');
    await waitFor(() => expect(announcements.at(-1)).toBe('Sorted: Customer, Z to A'));
    await shows(['ORD-002', 'ORD-003', 'ORD-001']);
    await expect(canvas.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
);

export const Phone = meta.story({
  ...Default.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

Phone.test(
  'fits four orders into the first screen, leads to the accounts, and sorts without headers',
  async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows) await expect(row.offsetHeight).toBeLessThanOrEqual(80);
    // The header of the page takes at most 120 of 400 px.
    await expect(rows[0]?.getBoundingClientRect().top).toBeLessThanOrEqual(400 - 120);
    const row = within(canvas.getByRole('row', { name: /Eleanor Whitby/ }));
    const link = row.getByRole('link', { name: /^Eleanor Whitby/ });
    await expect(link).toHaveAttribute('href', '/admin/accounts?search=Eleanor+Whitby');
    const service = row.getByText('Standard Website', { selector: 'span' });
    await expect(service).toBeVisible();
    await expect(service.getBoundingClientRect().top).toBeGreaterThan(
      link.getBoundingClientRect().top + 10,
    );
    const number = row.getByText('ORD-001');
    await expect(number).toBeVisible();
    await expect(number.getBoundingClientRect().top).toBeGreaterThan(
      row.getByText('Completed').getBoundingClientRect().top + 10,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Sort by' }),
      canvas.getByRole('option', { name: 'Customer, A to Z' }),
    );
    await shows(['ORD-001', 'ORD-003', 'ORD-002']);
  },
);

export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    await screen.findByRole('rowheader', { name: /ORD-001/ });
    await search('lower slaughter');
    await says('No orders match');
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
  tags: ['visual'],
});

/** Ten thousand orders, a page at a time. */
export const Many = meta.story({
  parameters: { scenario: 'manyOrders' },
  play: () => says('1–25 of 10,000 orders'),
});

export const ManyPhone = meta.story({
  ...Many.input,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

ManyPhone.test('scrolls to the top when the page changes', async ({ canvas }) => {
  const next = canvas.getByRole('button', { name: 'Next page' });
  next.scrollIntoView({ behavior: 'instant' });
  await userEvent.click(next);
  await expect(screen.getByRole('status').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
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

/** In connected mode, with orders that wait for the owner. */
export const Connected = meta.story({
  parameters: {
    backend: { connected: true, orders: buildVariedOrders() },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('ORD-7K2M9XQ4TN8B');
    await canvas.findByText('Mar £183.79, Feb £299.00');
    await expect(canvas.getByRole('link', { name: /ORD-A3F7KCV6DZ8X$/ })).toHaveAttribute(
      'href',
      '/admin/orders/ORD-A3F7KCV6DZ8X',
    );
  },
});

Connected.test('leads to the receipts of a period', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: pages.adminReceipts.label });
  await expect(link).toHaveAttribute('href', pages.adminReceipts.href);
});

Connected.test('has the figures of the chosen mode', async ({ answer, canvas, userEvent }) => {
  const [month, lastMonth] = buildOrderFigures().months;
  answer({
    'GET /api/admin/orders/figures': ({ request }) => ({
      months: [{ ...month, sum: request.url.includes('mode=test') ? 4_200 : month.sum }, lastMonth],
    }),
  });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode' }), 'Test orders');
  await canvas.findByText('Mar £42.00, Feb £299.00');
});

Connected.test('lists and exports the orders of the chosen mode', async (story) => {
  const { backend, canvas, userEvent } = story;
  const listed = spyOn(backend.orders, 'list');
  const exported = spyOn(backend.orders, 'listAll');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mode' }), 'Test orders');
  await waitFor(() =>
    expect(listed).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'test' })),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await findToast('Orders exported', `16 orders in orders-${TODAY}.csv.`);
  await expect(exported).toHaveBeenCalledWith(expect.objectContaining({ mode: 'test' }));
});

/** In connected mode before the first order: the other mode can still be chosen. */
export const ConnectedEmpty = meta.story({
  parameters: { backend: { connected: true, orders: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText('No orders yet');
    await expect(canvas.getByRole('combobox', { name: 'Mode' })).toBeVisible();
    await expect(canvas.queryByText('Needs you')).not.toBeInTheDocument();
  },
});
