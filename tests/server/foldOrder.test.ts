import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FoldedOrder, foldOrder } from '../../server/orders/foldOrder.ts';
import { type PaymentEvent, readEvent } from '../../server/orders/paymentFacts.ts';
import { soldBy } from '../../server/orders/products.ts';

type Body = Record<string, unknown>;

const story = (name: string): { events: Body[]; expect: Expected } =>
  JSON.parse(readFileSync(new URL(`money/${name}.json`, import.meta.url), 'utf8'));

function factsOf(bodies: readonly Body[]): PaymentEvent[] {
  return bodies.flatMap((body) => {
    const read = readEvent(body);
    return read.state === 'read' ? [read.event] : [];
  });
}

/** The orders of all facts: those that share an id are of one. */
function ordersOf(facts: readonly PaymentEvent[]): FoldedOrder[] {
  const orders: { keys: Set<string>; facts: PaymentEvent[] }[] = [];
  for (const fact of facts) {
    const touched = orders.filter(({ keys }) => fact.keys.some((key) => keys.has(key)));
    for (const each of touched) orders.splice(orders.indexOf(each), 1);
    orders.push({
      keys: new Set([...fact.keys, ...touched.flatMap(({ keys }) => [...keys])]),
      facts: [...touched.flatMap(({ facts }) => facts), fact],
    });
  }
  const folded = orders.flatMap(({ facts }) => foldOrder(facts) ?? []);
  return folded.sort((a, b) => (a.customer < b.customer ? -1 : 1));
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const someOrdersOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 300 }, (_, seed) =>
    items
      .map((item, index) => ({ item, rank: Math.sin(seed * 97 + index * 13) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item),
  );

/** The orders of these events, which are the same in every sequence. */
function inEveryOrder(bodies: readonly Body[]): FoldedOrder[] {
  const facts = factsOf(bodies);
  const orders = ordersOf(facts);
  const text = JSON.stringify(orders);
  // Of many events, each comes first and last of some sequences.
  const sequences = facts.length > 6 ? someOrdersOf(facts) : permutationsOf(facts);
  for (const arrived of sequences) expect(JSON.stringify(ordersOf(arrived))).toBe(text);
  return orders;
}

interface Expected extends Partial<Record<'paid' | 'payments' | 'refunded' | 'lost', number>> {
  orders: number;
  status?: string;
  money?: string;
  nextPayment?: number | null;
  endsAt?: number | null;
}

const stories = readdirSync(new URL('money/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

test.each(stories)('%s gives the orders that it expects in every sequence', (name) => {
  const { expect: all, events } = story(name);
  const { orders: count, payments, endsAt, status, money, nextPayment, ...expected } = all;
  const orders = inEveryOrder(events).map((order) => ({
    ...order,
    status: order.status ?? 'In Progress',
  }));
  expect(orders).toHaveLength(count);
  const { paid, refunded, lost } = expected;
  const sums = Object.entries({ paid, refunded, lost, status, nextPayment, state: money });
  for (const [index, order] of orders.entries()) {
    for (const [key, value] of [...sums, ['endsOn', endsAt] as const]) {
      if (value !== undefined) expect([key, Object(order)[key]]).toEqual([key, value]);
    }
    if (payments !== undefined) expect(orders[index]?.payments).toHaveLength(payments);
  }
});

let number = 0;

/** An event of our own test account. */
function event(type: string, created: number, object: object, previous?: object): Body {
  number += 1;
  return {
    id: `evt_${String(number).padStart(4, '0')}`,
    object: 'event',
    type,
    created,
    livemode: false,
    data: { object, ...(previous && { previous_attributes: previous }) },
  };
}

const session = (overrides: object = {}) => ({
  id: 'cs_1',
  mode: 'payment',
  payment_status: 'paid',
  amount_total: 17900,
  amount_subtotal: 17900,
  currency: 'gbp',
  payment_intent: 'pi_1',
  customer_details: { name: 'Ann', email: 'ann@example.com' },
  ...overrides,
});

const subscribed = (overrides: object = {}) =>
  session({
    mode: 'subscription',
    payment_intent: null,
    subscription: 'sub_1',
    invoice: 'in_1',
    amount_total: 479,
    ...overrides,
  });

const invoice = (id: string, overrides: object = {}) => ({
  id,
  amount_paid: 479,
  amount_due: 479,
  currency: 'gbp',
  customer_email: 'ann@example.com',
  customer_name: 'Ann',
  parent: { subscription_details: { subscription: 'sub_1' } },
  ...overrides,
});

const subscription = (overrides: object = {}) => ({
  id: 'sub_1',
  status: 'active',
  cancel_at: null,
  cancel_at_period_end: false,
  latest_invoice: 'in_1',
  items: { data: [{ current_period_start: 1000, current_period_end: 2000 }] },
  ...overrides,
});

const refund = (id: string, overrides: object = {}) => ({
  id,
  amount: 5000,
  currency: 'gbp',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  status: 'succeeded',
  created: 1001,
  ...overrides,
});

const completed = 'checkout.session.completed';
const updated = 'customer.subscription.updated';

/** The one order of these events, in every sequence. */
function orderOf(...bodies: Body[]) {
  const [order, ...others] = inEveryOrder(bodies);
  expect(others).toEqual([]);
  return order;
}

test('a subscription that was cancelled and renewed within a second goes on', () => {
  const cancelled = subscription({ cancel_at: 2000 });
  expect(
    orderOf(
      event(completed, 1000, subscribed()),
      event('invoice.paid', 1000, invoice('in_1')),
      event('customer.subscription.created', 1000, subscription()),
      event(updated, 1500, subscription(), { cancel_at: 2000 }),
      event(updated, 1500, cancelled, { cancel_at: null }),
    ),
  ).toMatchObject({ status: 'Active', nextPayment: 2000, endsOn: null });
  expect(
    orderOf(
      event(completed, 1000, subscribed()),
      event('invoice.paid', 1000, invoice('in_1')),
      event(updated, 1400, cancelled),
      event(updated, 1500, cancelled, { cancel_at: null }),
      event(updated, 1500, subscription(), { cancel_at: 2000 }),
    ),
  ).toMatchObject({ status: 'Ending', nextPayment: null, endsOn: 2000 });
});

test('a subscription with the flag of classic billing ends with its period', () => {
  expect(
    orderOf(
      event(completed, 1000, subscribed()),
      event('invoice.paid', 1000, invoice('in_1')),
      event(updated, 1500, subscription({ cancel_at_period_end: true })),
    ),
  ).toMatchObject({ status: 'Ending', nextPayment: null, endsOn: 2000 });
});

test('a renewal that fails is overdue since the moment that was missed, until it is paid', () => {
  const begun = [
    event(completed, 1000, subscribed()),
    event('invoice.paid', 1000, invoice('in_1')),
    event('customer.subscription.created', 1000, subscription()),
  ];
  const failed = event(
    'invoice.payment_failed',
    2010,
    invoice('in_2', { amount_paid: 0, created: 2005 }),
  );
  const late = subscription({
    status: 'past_due',
    latest_invoice: 'in_2',
    items: { data: [{ current_period_start: 2000, current_period_end: 3000 }] },
  });
  const missing = [...begun, failed, event(updated, 2010, late, { status: 'active' })];
  expect(orderOf(...begun, failed)).toMatchObject({ status: 'Payment overdue', nextPayment: 2000 });
  expect(orderOf(...missing)).toMatchObject({ status: 'Payment overdue', nextPayment: 2000 });
  // Without a boundary of a period, since the invoice was made.
  const longer = subscription({ current_period_start: 1000, current_period_end: 9000 });
  expect(orderOf(...begun.slice(0, 2), event(updated, 1000, longer), failed)).toMatchObject({
    status: 'Payment overdue',
    nextPayment: 2005,
  });
  const paid = event('invoice.paid', 2500, invoice('in_2'));
  expect(orderOf(...missing, paid)).toMatchObject({ status: 'Active', paid: 958 });
});

test('a first payment that fails is no overdue one, and a later success counts', () => {
  const unpaid = event(completed, 1000, session({ payment_status: 'unpaid' }));
  const failed = event('checkout.session.async_payment_failed', 1100, session());
  const paid = event('checkout.session.async_payment_succeeded', 1200, session());
  const nothing = { paid: 0, amount: 17900, checkout: null };
  expect(orderOf(unpaid)).toMatchObject({ ...nothing, status: 'Waiting for payment' });
  expect(orderOf(unpaid, failed)).toMatchObject({ ...nothing, status: 'Payment failed' });
  expect(orderOf(unpaid, failed, paid)).toMatchObject({ paid: 17900, status: null });
});

test('a trial is an order without payment, whose renewals are its payments', () => {
  const trial = [
    event(completed, 1000, subscribed({ payment_status: 'no_payment_required', amount_total: 0 })),
    event('invoice.paid', 1000, invoice('in_1', { amount_paid: 0, amount_due: 0 })),
    event('customer.subscription.created', 1000, subscription({ status: 'trialing' })),
  ];
  const none = { payments: [], checkout: 'cs_1', isFree: true, state: 'paid' };
  expect(orderOf(...trial)).toMatchObject({ ...none, status: 'Active', nextPayment: 2000 });
  const renewed = orderOf(...trial, event('invoice.paid', 2000, invoice('in_2')));
  expect(renewed).toMatchObject({ paid: 479, amount: 479, isFree: true, status: 'Active' });
});

test('an invoice by hand is an order that no mail confirms', () => {
  const byHand = invoice('in_9', { parent: null, amount_paid: 30000 });
  expect(orderOf(event('invoice.paid', 1000, byHand))).toMatchObject({
    paid: 30000,
    customer: 'Ann',
    email: 'ann@example.com',
    status: null,
    checkout: null,
  });
});

test('a refund counts once, whether the charge, the refund or both tell of it', () => {
  const paid = event(completed, 1000, session());
  const charge = (total: number, extra: object = {}) => ({
    id: 'ch_1',
    amount_refunded: total,
    currency: 'GBP',
    payment_intent: 'pi_1',
    ...extra,
  });
  const refundedBy = (...bodies: Body[]) => orderOf(paid, ...bodies)?.refunded;
  const byCharge = event('charge.refunded', 1001, charge(5000));
  expect(refundedBy(byCharge)).toBe(5000);
  expect(refundedBy(byCharge, event('charge.refunded', 1002, charge(9000)))).toBe(9000);
  expect(refundedBy(byCharge, event('refund.created', 1001, refund('re_1')))).toBe(5000);
  const listed = charge(5000, { refunds: { data: [refund('re_1')] } });
  expect(refundedBy(event('charge.refunded', 1001, listed))).toBe(5000);
  const second = refund('re_2', { amount: 4000, created: 1002 });
  expect(refundedBy(byCharge, event('refund.created', 1002, second))).toBe(9000);
  const returned = { ...second, status: 'failed' };
  expect(
    refundedBy(
      byCharge,
      event('refund.created', 1002, { ...second, status: 'pending' }),
      event('refund.updated', 1003, returned),
    ),
  ).toBe(5000);
});

test('a refund that had come back is not in the total of the charge', () => {
  const returned = refund('re_1', { status: 'failed' });
  const charge = { id: 'ch_1', amount_refunded: 4000, currency: 'gbp', payment_intent: 'pi_1' };
  expect(
    orderOf(
      event(completed, 1000, session()),
      event('refund.failed', 1010, returned),
      event('charge.refunded', 1020, charge),
    ),
  ).toMatchObject({ refunded: 4000 });
});

test('what credit has paid is not paid', () => {
  const reduced = invoice('in_1', { amount_paid: 379 });
  expect(
    orderOf(event(completed, 1000, subscribed()), event('invoice.paid', 1000, reduced)),
  ).toMatchObject({ paid: 379, amount: 379 });
});

test('a refund alone is no order, and its payment joins it', () => {
  const alone = event('refund.created', 1001, refund('re_1', { amount: 17900 }));
  expect(inEveryOrder([alone])).toEqual([]);
  const paid = event(completed, 1000, session({ payment_intent: { id: 'pi_1', object: 'x' } }));
  expect(orderOf(alone, paid)).toMatchObject({ refunded: 17900, status: 'Refunded' });
});

test('a dispute counts by its last state, an inquiry is none, and a won one leaves no trace', () => {
  const paid = event(completed, 1000, session());
  const told = (at: number, status: string) =>
    event('charge.dispute.updated', at, {
      id: 'du_1',
      amount: 17900,
      currency: 'gbp',
      charge: 'ch_1',
      payment_intent: 'pi_1',
      status,
      evidence_details: { due_by: 5000 },
    });
  const statusOf = (...bodies: Body[]) => orderOf(paid, ...bodies)?.status;
  expect(statusOf(told(1001, 'warning_needs_response'))).toBe('Inquiry');
  expect(statusOf(told(1001, 'warning_closed'))).toBe(null);
  expect(statusOf(told(1001, 'needs_response'), told(1002, 'under_review'))).toBe('Disputed');
  expect(statusOf(told(1002, 'won'), told(1002, 'under_review'))).toBe(null);
  for (const status of ['won', 'lost', 'prevented', 'charge_refunded', 'warning_closed']) {
    const order = orderOf(paid, told(1001, 'needs_response'), told(1002, status));
    expect(order?.status).toBe(status === 'lost' ? 'Dispute lost' : null);
    expect(order?.disputes).toMatchObject([{ status, dueBy: null }]);
  }
  expect(orderOf(paid, told(1001, 'needs_response'))?.disputes[0]?.dueBy).toBe(5000);
  // What nobody knows yet is open.
  for (const status of ['appeal_needs_response', 'appeal_under_review', 'escalated']) {
    expect(statusOf(told(1002, 'lost'), told(1003, status))).toBe('Disputed');
  }
  expect(statusOf(told(1001, 'warning_escalated'))).toBe('Inquiry');
  const lost = orderOf(paid, told(1002, 'lost'), told(1001, 'needs_response'));
  expect(lost).toMatchObject({ status: 'Dispute lost', paid: 17900, refunded: 0, lost: 17900 });
});

test('a lost dispute takes what its funds say, and leaves a package in progress that has money left', () => {
  const paid = event(completed, 1000, session());
  const told = (at: number, amount: number, funds: readonly number[], fee?: number) =>
    event('charge.dispute.closed', at, {
      id: 'du_1',
      amount,
      currency: 'gbp',
      payment_intent: 'pi_1',
      status: 'lost',
      balance_transactions: funds.map((sum, index) => ({
        id: `txn_${index}`,
        amount: sum,
        currency: 'gbp',
        fee,
      })),
    });
  const left = { status: null, refunded: 0, state: 'partly-returned' };
  expect(orderOf(paid, told(1001, 500, []))).toMatchObject({ ...left, lost: 500 });
  expect(
    orderOf(paid, told(1001, 17900, [-17900]), told(1002, 17900, [-17900, 12000])),
  ).toMatchObject({ ...left, lost: 5900, disputes: [{ fee: null }] });
  expect(
    orderOf(paid, told(1001, 17900, [-17900], 1500), told(1002, 17900, [-17900, 12000], 1500)),
  ).toMatchObject({ disputes: [{ fee: 3000 }] });
  // More came back than was withdrawn, such as a fee.
  expect(orderOf(paid, told(1001, 17900, [-17900, 18000]))).toMatchObject({ lost: 0 });
  const charge = (balance_transaction: unknown) =>
    event('charge.refunded', 1002, {
      ...{ id: 'ch_1', amount_refunded: 500, currency: 'gbp', payment_intent: 'pi_1' },
      balance_transaction,
    });
  const feeOf = (transaction: unknown) => orderOf(paid, charge(transaction))?.payments[0]?.fee;
  const moved = { id: 'txn_1', amount: 17900, currency: 'gbp', fee: 289 };
  expect([moved, { ...moved, currency: 'eur' }, 'txn_1'].map(feeOf)).toEqual([289, null, null]);
  expect(orderOf(paid, told(1001, 17900, [-17900]))).toMatchObject({
    status: 'Dispute lost',
    lost: 17900,
    state: 'returned',
  });
});

test('a state that nobody knows yet is open, and that of a subscription is told', () => {
  const asked = event(completed, 1000, session({ payment_status: 'reviewing' }));
  expect(orderOf(asked)).toMatchObject({ status: 'Waiting for payment', state: 'unpaid' });
  const held = refund('re_1', { status: 'held' });
  expect(
    orderOf(event(completed, 1000, session()), event('refund.created', 1001, held)),
  ).toMatchObject({ status: null, refunded: 5000, refunds: [{ status: 'held' }] });
  expect(
    orderOf(
      event(completed, 1000, subscribed()),
      event(updated, 1001, subscription({ status: 'suspended' })),
    ),
  ).toMatchObject({ status: 'Active', unknownState: 'suspended' });
});

test('a paused plan has no next payment until it goes on, in either order of one second', () => {
  const begun = [
    event(completed, 1000, subscribed()),
    event('customer.subscription.created', 1000, subscription()),
  ];
  const collection = { behavior: 'void' };
  const paused = event(updated, 1100, subscription({ pause_collection: collection }), {
    pause_collection: null,
  });
  const resumed = event(updated, 1100, subscription({ pause_collection: null }), {
    pause_collection: collection,
  });
  expect(orderOf(...begun, paused)).toMatchObject({ status: 'Paused', nextPayment: null });
  expect(orderOf(...begun, paused, resumed)).toMatchObject({ status: 'Active', nextPayment: 2000 });
});

test('what was paid in the currency that the customer was shown is ours, also in refunds', () => {
  const shown = session({
    currency: 'eur',
    amount_total: 20900,
    currency_conversion: { source_currency: 'gbp', amount_total: 17900, amount_subtotal: 17900 },
  });
  const back = refund('re_1', { amount: 20900, currency: 'eur' });
  expect(orderOf(event(completed, 1000, shown), event('refund.created', 1001, back))).toMatchObject(
    { currency: 'gbp', paid: 17900, refunded: 17900, status: 'Refunded' },
  );
});

test('an invoice in two payments is one payment, as is one that its parts alone tell', () => {
  const part = (id: string, intent: string, amount: number) =>
    event('invoice_payment.paid', 1000, {
      id,
      invoice: 'in_1',
      amount_paid: amount,
      currency: 'gbp',
      payment: { payment_intent: intent },
    });
  const parts = [part('inpay_1', 'pi_1', 200), part('inpay_2', 'pi_2', 279)];
  expect(orderOf(...parts)).toMatchObject({ paid: 479, payments: [{ amount: 479 }] });
  expect(orderOf(...parts, event('invoice.paid', 1000, invoice('in_1')))).toMatchObject({
    paid: 479,
    payments: [{ amount: 479 }],
  });
});

test('what has ended stays ended, also if a later event says otherwise', () => {
  const ended = subscription({ status: 'canceled', ended_at: 1600 });
  expect(
    orderOf(
      event(completed, 1000, subscribed()),
      event('invoice.paid', 1000, invoice('in_1')),
      event('customer.subscription.deleted', 1600, ended),
      event(updated, 1700, subscription()),
    ),
  ).toMatchObject({ status: 'Ended', endsOn: 1600, nextPayment: null });
});

test('a checkout that does not name its invoice and the first invoice are one payment', () => {
  const first = invoice('in_1', { billing_reason: 'subscription_create' });
  expect(
    orderOf(
      event(completed, 1000, subscribed({ invoice: null })),
      event('invoice.paid', 1000, first),
      event('invoice.paid', 2000, invoice('in_2')),
    ),
  ).toMatchObject({ paid: 958, payments: [{ at: 1000 }, { at: 2000 }] });
});

test('a checkout that was unpaid is confirmed once its own invoice is paid, a free one at once', () => {
  const unpaid = event(completed, 1000, subscribed({ payment_status: 'unpaid' }));
  expect(orderOf(unpaid)).toMatchObject({ status: 'Waiting for payment', checkout: null });
  expect(orderOf(unpaid, event('invoice.paid', 1500, invoice('in_1')))).toMatchObject({
    status: 'Active',
    checkout: 'cs_1',
  });
  const free = event(completed, 1000, session({ amount_total: 0 }));
  expect(orderOf(free)).toMatchObject({ status: null, paid: 0, checkout: 'cs_1' });
});

test('a refund of what is not paid yet does not count', () => {
  const unpaid = event(completed, 1000, session({ payment_status: 'unpaid' }));
  expect(orderOf(unpaid, event('refund.created', 1001, refund('re_1')))).toMatchObject({
    refunded: 0,
    status: 'Waiting for payment',
  });
});

test('a subscription has no next payment while it is paused, and one until it ends after its period', () => {
  const begun = [
    event(completed, 1000, subscribed()),
    event('invoice.paid', 1000, invoice('in_1')),
  ];
  const paused = event(updated, 1100, subscription({ status: 'paused' }));
  expect(orderOf(...begun, paused)).toMatchObject({ status: 'Paused', nextPayment: null });
  const ending = event(updated, 1100, subscription({ cancel_at: 2500 }));
  expect(orderOf(...begun, ending)).toMatchObject({
    status: 'Ending',
    nextPayment: 2000,
    endsOn: 2500,
  });
});

test('the first renewal after a trial that fails is overdue, a first payment that fails is not', () => {
  const trial = event(
    completed,
    1000,
    subscribed({ payment_status: 'no_payment_required', amount_total: 0 }),
  );
  const failed = event('invoice.payment_failed', 2000, invoice('in_2', { amount_paid: 0 }));
  expect(orderOf(trial, failed)).toMatchObject({ status: 'Payment overdue', nextPayment: 2000 });
  const unpaid = event(completed, 1000, subscribed({ payment_status: 'unpaid' }));
  const refused = event('invoice.payment_failed', 1001, invoice('in_1', { amount_paid: 0 }));
  const incomplete = event(updated, 1001, subscription({ status: 'incomplete' }));
  expect(orderOf(unpaid, refused, incomplete)).toMatchObject({
    status: 'Payment failed',
    nextPayment: null,
  });
});

test('the name, the email address and the address of the newest invoice win', () => {
  const events = story('03-renewal-and-proration-old').events.map((event) =>
    structuredClone(event),
  );
  const renewal = events.findLast(({ type }) => type === 'invoice.paid');
  Object.assign(Object(renewal).data.object, {
    customer_name: 'Ann New',
    customer_email: 'new@lee.example',
    customer_address: { line1: '2 New Lane', city: 'Leeds', country: 'GB' },
  });
  const facts = factsOf(events);
  for (const told of [facts, facts.toReversed()])
    expect(foldOrder(told)).toMatchObject({
      customer: 'Ann New',
      email: 'new@lee.example',
      address: '2 New Lane\nLeeds',
    });
});

test('a customer’s newest name wins over an older one that comes late', () => {
  const told = (name: string, at: number) =>
    event('customer.updated', at, { id: 'cus_1', name, email: `${name}@x.example` });
  const facts = factsOf([
    event(completed, 1000, session()),
    told('newest', 1002),
    told('late', 1001),
    event('customer.updated', 1003, { id: 'cus_1', name: 'no' }, { balance: 1 }),
  ]);
  expect(facts).toHaveLength(3);
  for (const all of permutationsOf(facts))
    expect(foldOrder(all)).toMatchObject({ customer: 'newest', email: 'newest@x.example' });
});

test('a refund that fails is told by the charge’s own event as well', () => {
  const charge = { id: 'ch_1', amount_refunded: 5000, currency: 'gbp', payment_intent: 'pi_1' };
  expect(
    orderOf(
      event(completed, 1000, session()),
      event('charge.refunded', 1001, charge),
      event('charge.refund.updated', 1002, refund('re_1', { status: 'failed' })),
    ),
  ).toMatchObject({ refunded: 0, state: 'paid' });
});

test('an invoice that is paid outside the provider is a payment', () => {
  const outside = invoice('in_2', { amount_paid: 0, paid_out_of_band: true });
  expect(
    orderOf(event(completed, 1000, subscribed()), event('invoice.paid', 2000, outside)),
  ).toMatchObject({ paid: 958, status: 'Active' });
});

test.each(['invoice.voided', 'invoice.marked_uncollectible'])(
  'nobody waits for an invoice after %s, unless the subscription does',
  (type) => {
    const unpaid = invoice('in_2', { amount_paid: 0 });
    const told = [
      event(completed, 1000, subscribed()),
      event('invoice.payment_failed', 2000, unpaid),
      event(type, 3000, unpaid),
    ];
    expect(orderOf(...told)).toMatchObject({ status: 'Active', paid: 479 });
    const late = subscription({ status: 'past_due', latest_invoice: 'in_2' });
    expect(orderOf(...told, event(updated, 2000, late))?.status).toBe('Payment overdue');
  },
);

test('a checkout that only saves a card is no event that cannot be read', () => {
  const saved = session({
    mode: 'setup',
    amount_total: null,
    amount_subtotal: null,
    currency: null,
  });
  expect(readEvent(event(completed, 1000, saved))).toEqual({ state: 'unused' });
});

test.each([
  [{}, {}, 958],
  [{ default_tax_rates: [{ percentage: 20 }] }, {}, null],
  [{}, { tax_rates: [{ percentage: 20 }] }, null],
  [{}, { discounts: ['di_1'] }, null],
  [{ default_tax_rates: [] }, { tax_rates: [], discounts: [] }, 958],
])('the next payment is known if nothing is added or taken off: %j %j', (own, item, sum) => {
  const recurring = { interval: 'month', interval_count: 1 };
  const price = { id: 'price_1', product: 'prod_1', currency: 'gbp', unit_amount: 479, recurring };
  const data = [{ price, quantity: 2, current_period_end: 2000, ...item }];
  const told = subscription({ items: { data }, ...own });
  expect(
    orderOf(event(completed, 1000, subscribed()), event(updated, 1000, told))?.nextAmount,
  ).toBe(sum);
});

test.each([
  ['Tax', 500, { total_taxes: [{ amount: 500 }] }],
  ['Other charges', 500, {}],
  ['Other charges', 900, { total_taxes: [{ amount: 500 }] }],
  ['Discount or credit', -100, {}],
])('what the lines of an invoice do not tell is %s: %i', (description, amount, tax) => {
  const lines = { data: [{ description: 'Standard', amount: 479 }] };
  const told = invoice('in_1', { amount_paid: 479 + amount, lines, ...tax });
  const order = orderOf(
    event(completed, 1000, subscribed({ metadata: { product: 'standard' } })),
    event('invoice.paid', 1000, told),
  );
  const sold = order && soldBy('ORD-1', order, { assigned: new Map(), isListRead: false });
  expect(sold?.lines.at(-1)).toEqual({ description, quantity: 1, amount });
});
