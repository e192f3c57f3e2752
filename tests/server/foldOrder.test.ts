import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FoldedOrder, foldOrder } from '../../server/orders/foldOrder.ts';
import { type PaymentEvent, readEvent } from '../../server/orders/paymentFacts.ts';

type Body = Record<string, unknown>;

const story = (name: string): { events: Body[] } =>
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

/** The orders of these events, in whatever sequence they arrive, and however often. */
function inEveryOrder(bodies: readonly Body[]): FoldedOrder[] {
  const facts = factsOf(bodies);
  const orders = ordersOf(facts);
  for (const arrived of permutationsOf(facts)) {
    expect(ordersOf(arrived)).toEqual(orders);
  }
  return orders;
}

const summary = ({ paid, refunded, status, nextPayment, endsOn, payments }: FoldedOrder) => ({
  paid,
  refunded,
  status,
  nextPayment,
  endsOn,
  payments: payments.length,
});

const none = { refunded: 0, nextPayment: null, endsOn: null, payments: 1 };

test.each([
  ['01-one-off-with-invoice-new', [{ ...none, paid: 17900, status: null }]],
  [
    '02-subscription-refunded-new',
    [{ ...none, paid: 479, refunded: 479, status: 'Refunded', nextPayment: 1798192000 }],
  ],
  [
    '03-renewal-and-proration-old',
    [{ ...none, paid: 958, payments: 2, status: 'Active', nextPayment: 1800784000 }],
  ],
  [
    '04-cancelled-at-period-end-new',
    [{ ...none, paid: 479, status: 'Ending', endsOn: 1798192000 }],
  ],
  ['05-subscription-ended', [{ ...none, paid: 479, status: 'Ended', endsOn: 1795600099 }]],
  ['07-refunds-in-parts', [{ ...none, paid: 17900, refunded: 5000, status: 'Partly refunded' }]],
  ['09-dispute-lost', [{ ...none, paid: 17900, status: 'Dispute lost' }]],
  ['12-delayed-payment', [{ ...none, paid: 17900, status: null }]],
  ['15-other-currencies', [17900, 17900, 36000].map((paid) => ({ ...none, paid, status: null }))],
  ['16-forged-reference', [{ ...none, paid: 249, status: null }]],
  ['18-live-and-test', [17900, 17900].map((paid) => ({ ...none, paid, status: null }))],
  ['19-unreadable', []],
])('%s gives the same orders in every sequence', (name, expected) => {
  expect(inEveryOrder(story(name).events).map(summary)).toEqual(expected);
});
