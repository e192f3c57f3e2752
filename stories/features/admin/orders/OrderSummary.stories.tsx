import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { OrderSummary } from '#src/features/admin/orders/OrderSummary.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderSummary',
  component: OrderSummary,
  args: {
    summary: {
      sum: 160_800,
      uncounted: 0,
      oldestInProgress: buildOrder({ id: 'ORD-102', date: '2026-01-19' }),
    },
  },
});

const figures = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('definition').map(({ textContent }) => textContent);

export const Default = meta.story();

Default.test('shows the sum and the oldest order in progress', async ({ canvas }) => {
  await expect(figures(canvas)).toEqual(['£1,608.00', '19 Jan, ORD-102']);
});

/** An amount in words and one in another currency; nothing is in progress. */
export const NotInTheSum = meta.story({
  args: { summary: { sum: 17_900, uncounted: 2 } },
  globals: { viewport: { value: 'phone' } },
});

NotInTheSum.test('tells how many amounts are not in the sum', async ({ canvas }) => {
  await expect(figures(canvas)).toEqual(['£179.00', '2 without an amount in pounds']);
});
