import { describe, expect, test } from 'vitest';
import { buildOrder } from '#mocks/factories/order.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import { findAccounts, ordersByName } from '#src/domain/accounts.ts';

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
    expect(ordersByName([order])('Ruth Harrow')).toEqual(isHers ? [order] : []);
  });

  test('they keep their stored order', () => {
    const orders = [
      buildOrder({ id: 'ORD-2' }),
      buildOrder({ customer: 'Sam' }),
      buildOrder({ id: 'ORD-1' }),
    ];
    expect(ordersByName(orders)('Ruth Harrow').map(({ id }) => id)).toEqual(['ORD-2', 'ORD-1']);
  });

  test('a customer without a name has no orders', () => {
    expect(ordersByName([buildOrder({ customer: '' })])(' ')).toEqual([]);
  });
});

test('accounts are sorted by the number of their orders, among equals the oldest first', () => {
  const users = ['Ann', 'Sam', 'Bea', 'Zoë'].map((name) => buildUser({ id: name, name }));
  const customers = [...Array(10).fill('Sam'), 'Zoë', 'ZOË', 'Nobody'];
  const orders = customers.map((customer) => buildOrder({ customer }));
  const sorted = (direction: 'ascending' | 'descending') =>
    findAccounts(users, orders, {
      ...accountQuery,
      sort: { key: 'orders', direction },
    }).accounts.map(({ name, orders }) => [name, orders.length]);
  expect(sorted('descending')).toEqual([
    ['Sam', 10],
    ['Zoë', 2],
    ['Ann', 0],
    ['Bea', 0],
  ]);
  expect(sorted('ascending')).toEqual([
    ['Ann', 0],
    ['Bea', 0],
    ['Zoë', 2],
    ['Sam', 10],
  ]);
});
