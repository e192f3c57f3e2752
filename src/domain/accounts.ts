import * as z from 'zod/mini';
import type { Order } from './orders';
import type { User } from './user';

/** An account as its owner sees it: the customer, and what they have bought. */
export interface Account extends User {
  orders: readonly Order[];
}

export const INVALID_PASSWORD = 'Please enter a valid password';

/** What resetting a password asks for (spec §5): anything but blanks. */
export const resetPasswordSchema = z.object({
  password: z
    .string(INVALID_PASSWORD)
    .check(z.refine((password) => password.trim() !== '', INVALID_PASSWORD)),
});

/** The accounts with their orders, which are matched by name (spec §3). */
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

/** The form in which two names are compared: neither case nor extra blanks count. */
function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
