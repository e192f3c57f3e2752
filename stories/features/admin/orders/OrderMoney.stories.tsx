import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildAdminOrder, buildSubscription } from '#mocks/factories/adminOrder.ts';
import { OrderMoney } from '#src/features/admin/orders/OrderMoney.tsx';

const meta = preview.meta({
  title: 'Owner/Orders/OrderMoney',
  component: OrderMoney,
  args: {
    order: buildSubscription({
      refunds: [{ id: 're_1', amount: 5_000, status: 'pending', at: '2026-03-03T09:00:00.000Z' }],
      disputes: [
        { id: 'du_1', amount: 12_900, status: 'needs_response', dueBy: '2026-03-09T23:59:59.000Z' },
        { id: 'du_2', amount: 17_900, status: 'charge_refunded', dueBy: null },
      ],
    }),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const states = [
      ['Dispute', '£129.00', 'Needs your answer by 9 March 2026'],
      ['Dispute', '£179.00', 'charge refunded'],
      ['Refund', '£50.00', 'On its way, 3 March 2026 at 09:00'],
      ['Payment', '£4.79', '16 February 2026'],
      ['Payment', '£4.79', '16 January 2026'],
    ] as const;
    const rows = canvas.getAllByRole('row').slice(1);
    for (const [index, texts] of states.entries()) {
      for (const text of texts) await expect(rows[index]).toHaveTextContent(text);
    }
    await expect(within(canvas.getByRole('table')).getAllByRole('rowheader')).toHaveLength(5);
  },
});

/** Paid by bank transfer: the owner typed the day, which has no time. */
export const ByHand = meta.story({
  args: {
    order: buildAdminOrder({
      order: { source: 'hand', date: '2026-06-16' },
      payments: [
        {
          id: 'pi_1',
          at: '2026-06-16T00:00:00.000Z',
          amount: 17_900,
          currency: 'gbp',
          receipt: null,
          description: null,
        },
      ],
    }),
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Payment/ })).toHaveTextContent(
      /^Payment ?16 June 2026£179\.00$/,
    );
  },
});
