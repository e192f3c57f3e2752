import * as z from 'zod/mini';
import type { Order } from './orders';
import type { User } from './user';

/** A customer's account with its orders. */
export interface Account extends User {
  orders: readonly Order[];
}

export const INVALID_PASSWORD = 'Please enter a valid password';

/** Any password that is not blank. */
export const resetPasswordSchema = z.object({
  password: z
    .string(INVALID_PASSWORD)
    .check(z.refine((password) => password.trim() !== '', INVALID_PASSWORD)),
});

/** The accounts with their orders, which are matched by name. */
export function accountsWithOrders(users: readonly User[], orders: readonly Order[]): Account[] {
  const ordersByName = new Map<string, Order[]>();
  for (const order of orders) {
    const name = comparableName(order.customer);
    const sameName = ordersByName.get(name);
    if (sameName) sameName.push(order);
    else if (name !== '') ordersByName.set(name, [order]);
  }
  return users.map((user) => ({
    ...user,
    orders: ordersByName.get(comparableName(user.name)) ?? [],
  }));
}

/** The orders in this customer's name. */
export function ordersInName(name: string, orders: readonly Order[]): Order[] {
  const wanted = comparableName(name);
  return orders.filter(({ customer }) => wanted !== '' && comparableName(customer) === wanted);
}

/** Names are compared regardless of case and extra blanks. */
function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
