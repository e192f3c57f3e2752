import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { OrderSummary } from '#src/features/admin/orders/OrderSummary.tsx';

const meta = preview.meta({
  title: 'Admin/Orders/OrderSummary',
  component: OrderSummary,
  args: {
    orders: [
      buildOrder({ amount: '£1,250.00' }),
      buildOrder({ id: 'ORD-102', date: '2026-01-19', amount: '£179.00' }),
      buildOrder({ id: 'ORD-103', date: '2026-01-05', amount: '£179.00', status: 'Completed' }),
    ],
  },
});

const figures = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('definition').map(({ textContent }) => textContent);

export const Default = meta.story();

Default.test('shows the sum and the oldest order in progress', async ({ canvas }) => {
  await expect(figures(canvas)).toEqual(['£1,608.00', '19 January 2026, ORD-102']);
});

/** An amount in words and one in another currency; nothing is in progress. */
export const NotInTheSum = meta.story({
  args: {
    orders: ['to be agreed', '€20.00', '£179.00'].map((amount) =>
      buildOrder({ amount, status: 'Active' }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
});

NotInTheSum.test('tells how many amounts are not in the sum', async ({ canvas }) => {
  await expect(figures(canvas)).toEqual(['£179.00', '2 without an amount in pounds', 'None']);
});
