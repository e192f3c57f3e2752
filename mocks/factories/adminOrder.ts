import { business } from '#src/content/business.ts';
import type { AdminOrder, OrderFigures } from '#src/domain/adminOrders.ts';
import { nextStep } from '#src/domain/nextStep.ts';
import { nextStepSchema } from '#src/domain/nextStepSchema.ts';
import { MOCK_NOW } from '../clock.ts';
import { buildCustomerPlan, buildReceipt } from './customerOrder.ts';
import { buildOrder } from './order.ts';
import { buildUser } from './user.ts';

type Overrides = Omit<Partial<AdminOrder>, 'order'> & { order?: Partial<AdminOrder['order']> };

/** A package that was paid once, and whose work is in progress. */
export function buildAdminOrder({ order: facts, ...others }: Overrides = {}): AdminOrder {
  const order: AdminOrder['order'] = {
    ...buildOrder({ id: 'ord_101', service: 'Standard Website', amount: '£179.00' }),
    email: buildUser().email,
    product: 'standard',
    period: null,
    currency: 'gbp',
    paid: 17_900,
    refunded: 0,
    money: { paid: 17_900, refunded: 0, lost: 0, state: 'paid' },
    quantity: null,
    lines: [],
    business: null,
    phone: null,
    answers: [],
    nextPayment: null,
    nextAmount: null,
    endsOn: null,
    unknownState: null,
    link: 'plink_1',
    isSetAside: false,
    mode: 'live',
    source: 'payments',
    byHand: true,
    ...facts,
  };
  const { disputes = [], isSubscription = false } = others;
  const isUnassigned = order.product === null;
  const job = {
    order: {
      ...order,
      isSubscription,
      isPackage: !isSubscription && !isUnassigned,
      isUnassigned,
      disputeDueBy: disputes[0]?.dueBy,
    },
    isAnswered: true,
  };
  return {
    next: nextStepSchema.parse(nextStep(job, business, MOCK_NOW)),
    order,
    payments: [
      {
        id: 'pi_1',
        at: '2026-02-16T10:12:00.000Z',
        amount: 17_900,
        currency: 'gbp',
        receipt: '2026-0041',
        description: 'Standard Website',
      },
    ],
    receipts: [buildReceipt()],
    refunds: [],
    disputes,
    account: null,
    tickets: [],
    isSubscription,
    ...others,
  };
}

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
      nextAmount: 479,
      byHand: false,
      ...order,
    },
    payments: [
      ['in_1', '2026-01-16T10:12:00.000Z', '2026-0007'] as const,
      ['in_2', '2026-02-16T10:12:00.000Z', '2026-0042'] as const,
    ].map(([id, at, receipt]) => ({
      id,
      at,
      amount: 479,
      currency: 'gbp',
      receipt,
      description: 'Basic Hosting (monthly)',
    })),
    receipts: buildCustomerPlan().receipts,
    isSubscription: true,
    ...others,
  });

/** The figures of two months, the last of which had a product more. */
export const buildOrderFigures = (overrides: Partial<OrderFigures> = {}): OrderFigures => ({
  months: [
    {
      month: '2026-03',
      sum: 18_379,
      products: [
        { service: 'Standard Website', sum: 17_900 },
        { service: 'Basic Hosting (monthly)', sum: 479 },
      ],
      days: [
        { day: '2026-03-01', sum: 17_900 },
        { day: '2026-03-02', sum: 479 },
      ],
    },
    {
      month: '2026-02',
      sum: 29_900,
      products: [
        { service: 'Premium Website', sum: 34_900 },
        { service: 'Standard Website', sum: -5_000 },
      ],
      days: [
        { day: '2026-02-02', sum: 34_900 },
        { day: '2026-02-28', sum: -5_000 },
      ],
    },
  ],
  ...overrides,
});
