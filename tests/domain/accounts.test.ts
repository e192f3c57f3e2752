import { describe, expect, test } from 'vitest';
import { buildOrder } from '#mocks/factories/order.ts';
import { ordersInName } from '#src/domain/accounts.ts';

describe('the orders in a name', () => {
  test.each([
    ['Ruth Harrow', true],
    ['ruth HARROW', true],
    ['  Ruth   Harrow\t', true],
    ['Ruth Harrow-Dale', false],
    ['Ruth', false],
    ['RuthHarrow', false],
    ['', false],
  ])('an order of %j belongs to Ruth Harrow: %j', (customer, isHers) => {
    const order = buildOrder({ customer });
    expect(ordersInName('Ruth Harrow', [order])).toEqual(isHers ? [order] : []);
  });

  test('they keep their stored order', () => {
    const orders = [
      buildOrder({ id: 'ORD-2' }),
      buildOrder({ customer: 'Sam' }),
      buildOrder({ id: 'ORD-1' }),
    ];
    expect(ordersInName('Ruth Harrow', orders).map(({ id }) => id)).toEqual(['ORD-2', 'ORD-1']);
  });

  test('a customer without a name has no orders', () => {
    expect(ordersInName(' ', [buildOrder({ customer: '' })])).toEqual([]);
  });
});
