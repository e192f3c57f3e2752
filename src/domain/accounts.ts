import * as z from 'zod/mini';
import { notTooLong } from './credentials';
import { findPage, foldText, type ListQuery, pageFields } from './listQuery';
import { type Order, orderSchema } from './orders';
import { compareTexts, type Sort } from './sort';
import { type User, userSchema } from './user';

const accountSchema = z.extend(userSchema, {
  orders: z.array(orderSchema),
  /** Whether the email address is not confirmed. Only a server knows. */
  isUnconfirmed: z.optional(z.boolean()),
});

/** A customer's account with its orders. */
export type Account = z.infer<typeof accountSchema>;

/** `age` descending is the newest account first, and `orders` their number. */
export type AccountSort = Sort<'age' | 'name' | 'email' | 'orders'>;

/** Searches the names and the email addresses. Accounts have no status. */
export interface AccountQuery extends ListQuery<never> {
  sort: AccountSort;
}

/** A page of the accounts, in the order of the query. Among equals the oldest is first. */
export const accountPageSchema = z.object({
  accounts: z.array(accountSchema),
  ...pageFields<never>([]),
});

export type AccountPage = z.infer<typeof accountPageSchema>;

export const ACCOUNTS_PER_PAGE = 25;

export const INVALID_PASSWORD = 'Please enter a valid password';

/** Any password that is neither blank nor too long. */
export const resetPasswordSchema = z.object({
  password: z.string(INVALID_PASSWORD).check(
    z.refine((password) => password.trim() !== '', INVALID_PASSWORD),
    notTooLong,
  ),
});

export const searchedUser = ({ name, email }: Omit<User, 'id'>) => foldText(`${name} ${email}`);

/** A page of these accounts, which are stored by their age, each with its orders. */
export function findAccounts(
  users: readonly User[],
  orders: readonly Order[],
  { sort: { key, direction }, ...query }: AccountQuery,
): AccountPage {
  const ordersOf = ordersByName(orders);
  const factor = direction === 'ascending' ? 1 : -1;
  const ranked = users.map((user, age) => {
    const account = { ...user, orders: ordersOf(user.name) };
    return { account, rank: String({ ...user, age, orders: account.orders.length }[key]) };
  });
  ranked.sort((a, b) => factor * compareTexts(a.rank, b.rank));
  const sorted = ranked.map(({ account }) => account);
  const by = { textOf: searchedUser, pageSize: ACCOUNTS_PER_PAGE };
  const { entries: accounts, ...page } = findPage(sorted, query, by);
  return { accounts, ...page };
}

/** Finds the orders in a customer's name. */
export function ordersByName(orders: readonly Order[]) {
  const known = new Map<string, Order[]>();
  for (const order of orders) {
    const name = comparableName(order.customer);
    const others = known.get(name);
    if (others) others.push(order);
    else if (name) known.set(name, [order]);
  }
  return (name: string): Order[] => known.get(comparableName(name)) ?? [];
}

/** Names are compared regardless of case and extra blanks. */
function comparableName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
