import type { AdminOrder } from '#src/domain/adminOrders.ts';
import { buildOrder } from './order.ts';
import { buildUser } from './user.ts';

type Overrides = Omit<Partial<AdminOrder>, 'order'> & { order?: Partial<AdminOrder['order']> };

/** A package that was paid once, and whose work is in progress. */
export const buildAdminOrder = ({ order, ...others }: Overrides = {}): AdminOrder => ({
  order: {
    ...buildOrder({ id: 'ord_101', service: 'Standard Website', amount: '£179.00' }),
    email: buildUser().email,
    product: 'standard',
    period: null,
    currency: 'gbp',
    paid: 17_900,
    refunded: 0,
    nextPayment: null,
    endsOn: null,
    link: 'plink_1',
    mode: 'live',
    source: 'payments',
    byHand: true,
    ...order,
  },
  payments: [{ id: 'pi_1', at: '2026-02-16T10:12:00.000Z', amount: 17_900, currency: 'gbp' }],
  refunds: [],
  disputes: [],
  account: null,
  tickets: [],
  isSubscription: false,
  ...others,
});

/** Hosting that is paid each month, twice so far. */
export const buildSubscription = ({ order, ...others }: Overrides = {}): AdminOrder =>
  buildAdminOrder({
    order: {
      id: 'ord_102',
      service: 'Basic Hosting (monthly)',
      amount: '£4.79',
      status: 'Active',
      product: 'basic',
      period: 'monthly',
      paid: 958,
      nextPayment: '2026-03-16T10:12:00.000Z',
      byHand: false,
      ...order,
    },
    payments: [
      { id: 'in_1', at: '2026-01-16T10:12:00.000Z', amount: 479, currency: 'gbp' },
      { id: 'in_2', at: '2026-02-16T10:12:00.000Z', amount: 479, currency: 'gbp' },
    ],
    isSubscription: true,
    ...others,
  });
