import { describe, expect, test } from 'vitest';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { accountsWithOrders } from '#src/domain/accounts.ts';

const ruth = buildUser();

describe('accounts with orders', () => {
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
    expect(accountsWithOrders([ruth], [order])).toEqual([
      { ...ruth, orders: isHers ? [order] : [] },
    ]);
  });

  test('two customers with the same name both have its orders, in their stored order', () => {
    const other = buildUser({ id: 'user-7', email: 'ruth@dale.example' });
    const orders = [
      buildOrder({ id: 'ORD-2' }),
      buildOrder({ customer: 'Sam' }),
      buildOrder({ id: 'ORD-1' }),
    ];
    for (const account of accountsWithOrders([ruth, other], orders)) {
      expect(account.orders.map(({ id }) => id)).toEqual(['ORD-2', 'ORD-1']);
    }
  });

  test('a customer without a name has no orders', () => {
    const [account] = accountsWithOrders(
      [buildUser({ name: ' ' })],
      [buildOrder({ customer: '' })],
    );
    expect(account?.orders).toEqual([]);
  });

  test.each(['constructor', '__proto__', 'toString'])('a customer can be called %s', (name) => {
    const order = buildOrder({ customer: name });
    const accounts = accountsWithOrders([buildUser({ name }), ruth], [order]);
    expect(accounts.map(({ orders }) => orders)).toEqual([[order], []]);
  });
});
