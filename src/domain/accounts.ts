import * as z from 'zod/mini';
import { notTooLong } from './credentials';
import { findPage, foldText, type ListQuery, pageFields } from './listQuery';
import { type Order, orderSchema } from './orders';
import { type User, userSchema } from './user';

const accountSchema = z.extend(userSchema, {
  orders: z.array(orderSchema),
  /** Whether the email address is not confirmed. Only a server knows. */
  isUnconfirmed: z.optional(z.boolean()),
});

/** A customer's account with its orders. */
export type Account = z.infer<typeof accountSchema>;

/** Searches the names and the email addresses. Accounts have no status. */
export type AccountQuery = ListQuery<never>;

/** A page of the accounts, the oldest first. */
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

/** The text that a search of an account looks in, folded. */
export const searchedUser = ({ name, email }: Omit<User, 'id'>) => foldText(`${name} ${email}`);

/** A page of these accounts, each with its orders. */
export function findAccounts(
  users: readonly User[],
  orders: readonly Order[],
  query: AccountQuery,
): AccountPage {
  const { entries, ...page } = findPage(users, query, {
    textOf: searchedUser,
    pageSize: ACCOUNTS_PER_PAGE,
  });
  const accounts = entries.map((user) => ({ ...user, orders: ordersInName(user.name, orders) }));
  return { accounts, ...page };
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
