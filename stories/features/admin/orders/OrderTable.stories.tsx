import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { OrderTable } from '#src/features/admin/orders/OrderTable.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderTable',
  component: OrderTable,
  args: { caption: 'Customer orders', orders: sampleOrders },
});

export const Default = meta.story({
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const { service = '', amount = '' } = sampleOrders[1] ?? {};
    const row = within(canvas.getByRole('row', { name: /ORD-002/ }));
    await expect(row.getByRole('rowheader', { name: /^Tom Ashworth/ })).toBeVisible();
    for (const name of [service, amount]) {
      await expect(row.getByRole('cell', { name })).toBeVisible();
    }
    await expect(row.getAllByRole('cell').at(-1)).toHaveTextContent('ORD-002');
    await expect(row.getByText('In Progress')).toBeVisible();
    await expect(row.getByText(/^9 Feb( 2026)?$/).closest('time')).toHaveAttribute(
      'datetime',
      '2026-02-09',
    );
  },
});

/** The orders of one customer. */
export const OneCustomer = meta.story({
  args: { isCustomerKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Customer')).not.toBeInTheDocument();
  },
});

/** Two orders with the same number. */
export const SameIds = meta.story({
  args: { orders: [buildOrder(), buildOrder({ service: 'Meadow Hosting (yearly)' })] },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader', { name: /ORD-101/ })).toHaveLength(2);
  },
});

/** Names and a status that wrap, some without a space, and a sum of many digits. */
export const LongTexts = meta.story({
  args: {
    orders: [
      buildOrder({
        id: 'ORD-2026-11-20-000000000000000000000001',
        customer: 'The Worshipful Company of Bakers, Millers and Confectioners of Lower Slaughter',
        service: 'Premium website with a booking system, a blog and a layout for each page',
        amount: '£1,234,567.89',
      }),
      buildOrder({
        id: 'ORD-2',
        customer: 'llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch@example.co.uk',
        date: '2026-09-30',
        status: 'Waiting for the photographs that the customer has promised',
      }),
      buildOrder({ id: 'ORD-3', status: 'verschickungsbereitschaftsbestätigungsvorbehalt' }),
      buildOrder({
        id: 'ORD-4',
        amount: 'Half of it in advance, the other half when the website is online',
      }),
      buildOrder({ id: 'ORD-5', amount: `£${'9'.repeat(120)}` }),
    ],
  },
});
