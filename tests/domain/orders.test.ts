import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { sampleOrders } from '#src/content/sampleOrders.ts';
import { formatPence } from '#src/domain/money.ts';
import { orderStatuses } from '#src/domain/orderStatus.ts';
import {
  amountInPence,
  type Order,
  orderFields,
  orderSchema,
  sortOrders,
  summariseOrders,
} from '#src/domain/orders.ts';

describe('an order', () => {
  test('has the stored fields and statuses in their order', () => {
    expect(orderFields).toEqual(['id', 'customer', 'service', 'date', 'amount', 'status']);
    expect(orderStatuses).toEqual(['Completed', 'In Progress', 'Active']);
  });

  test.each([
    ['as it should be', true, {}],
    ['without a customer’s name', true, { customer: '' }],
    ['with an amount in words', true, { amount: 'to be agreed' }],
    ['with more than this version knows', true, { notes: 'Paid twice' }],
    ['without an id', false, { id: undefined }],
    ['with an empty id', false, { id: '' }],
    ['with an id that is no text', false, { id: 7 }],
    ['with a date and a time', false, { date: '2026-02-16T09:30:00Z' }],
    ['with a date written otherwise', false, { date: '16/02/2026' }],
    ['with a day that never was', false, { date: '2026-02-30' }],
    ['with an amount that is a number', false, { amount: 179 }],
    ['with another status', true, { status: 'Cancelled' }],
    ['without a status', false, { status: undefined }],
    ['with a blank status', true, { status: ' \t' }],
    ['with a status that is no text', false, { status: 2 }],
  ])('%s is valid: %j', (_, isAccepted, difference) => {
    expect(orderSchema.safeParse({ ...buildOrder(), ...difference }).success).toBe(isAccepted);
  });
});

describe('the status of an order', () => {
  const word = fc.string({ unit: 'binary' }).filter((text) => text.trim() !== '');

  test('is trimmed, and can be any text', () => {
    fc.assert(
      fc.property(word, (status) => {
        expect(orderSchema.parse(buildOrder({ status })).status).toBe(status.trim());
      }),
    );
  });
});

describe('the sample orders', () => {
  test('are three, with different ids and one of each status', () => {
    expect(sampleOrders).toHaveLength(3);
    expect(new Set(sampleOrders.map(({ id }) => id)).size).toBe(3);
    expect(sampleOrders.map(({ status }) => status)).toEqual([...orderStatuses]);
    for (const order of sampleOrders) expect(orderSchema.parse(order)).toEqual(order);
  });
});

describe('the sum in an amount', () => {
  test.each([
    ['£179.00', 17_900],
    ['£179', 17_900],
    ['£2.49 a month', 249],
    ['£1,250.00', 125_000],
    ['£12,345,678.90', 1_234_567_890],
    ['179', 17_900],
    ['GBP 70.11', 7011],
    ['70.11 GBP', 7011],
    ['£.50', 50],
    ['£0.00', 0],
    ['-£5.00', -500],
    ['£-5.00', -500],
    ['−£5.00', -500],
    ['- GBP 5', -500],
    ['Pre-paid £5', 500],
    ['about £20 to £30', 2000],
    ['', null],
    ['to be agreed', null],
    ['£', null],
    [`£${'9'.repeat(40)}`, null],
  ])('%j is %j', (amount, pence) => {
    expect(amountInPence(amount)).toBe(pence);
  });

  test('is read back for any formatted sum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (pence) => {
        expect(amountInPence(formatPence(pence))).toBe(pence);
      }),
    );
  });

  test('is null or a whole number of pence for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (amount) => {
        expect(Number.isSafeInteger(amountInPence(amount) ?? 0)).toBe(true);
      }),
    );
  });
});

describe('sorting orders', () => {
  const sorted = (orders: readonly Order[], ...how: [keyof Order, 'ascending' | 'descending']) =>
    sortOrders(orders, ...how).map((order) => order[how[0]]);
  const withAmounts = (...amounts: string[]) =>
    amounts.map((amount, index) => buildOrder({ id: `ORD-${index}`, amount }));

  test('keeps the order of amounts without a number', () => {
    const amounts = ['£9.00', 'none', '£1.00', 'later'];
    const all = fc.shuffledSubarray(amounts, { minLength: amounts.length });
    fc.assert(
      fc.property(all, fc.constantFrom('ascending', 'descending'), (order, direction) => {
        const [first, second, ...rest] = sorted(withAmounts(...order), 'amount', direction);
        const sums = direction === 'ascending' ? ['£1.00', '£9.00'] : ['£9.00', '£1.00'];
        expect([first, second]).toEqual(sums);
        expect(rest).toEqual(order.filter((amount) => !amount.startsWith('£')));
      }),
    );
  });

  test('is stable, loses nothing and does not change the given list', () => {
    const orders = buildOrders(100);
    const before = [...orders];
    for (const field of orderFields) {
      for (const direction of ['ascending', 'descending'] as const) {
        const result = sortOrders(orders, field, direction);
        expect(new Set(result)).toEqual(new Set(orders));
        result.forEach((order, index) => {
          const next = result[index + 1];
          if (order[field] !== next?.[field]) return;
          expect(orders.indexOf(order)).toBeLessThan(orders.indexOf(next));
        });
      }
    }
    expect(orders).toEqual(before);
  });
});

describe('a summary of orders', () => {
  test.each([
    [['£179.00', '£2.49 a month'], 18149, 0],
    [['£1,250', '-£50.00', '20 GBP', '5'], 122500, 0],
    [['to be agreed', '€20.00', '20 USD', '£1'], 100, 3],
    [[`£${Number.MAX_SAFE_INTEGER / 100 - 1}`, '£2.00'], Number.MAX_SAFE_INTEGER - 100, 1],
    [[], 0, 0],
  ])('of %j sums what is in pounds', (amounts, sum, uncounted) => {
    const orders = amounts.map((amount) => buildOrder({ amount }));
    expect(summariseOrders(orders)).toMatchObject({ sum, uncounted });
  });
});
