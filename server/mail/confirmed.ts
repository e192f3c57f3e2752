/** Whether customers have confirmed their email addresses. Until then, any stranger may have registered with one. */
import { normaliseEmail, userSchema } from '../../src/domain/user.ts';
import { columns, type Queries } from '../database/database.ts';

/** SQL over `accounts`. */
export const isUnconfirmed = 'accounts.verified_at is null';

/** SQL over a table with an `account_id`: that account is not confirmed. False without an account. */
export const hasUnconfirmedAccount = `exists (
  select from accounts where accounts.id = account_id and ${isUnconfirmed}
)`;

/** The account that has confirmed this email address, or null. */
export const findConfirmed = (queries: Queries, email: string) =>
  queries.row(
    userSchema,
    `select ${columns(userSchema)} from accounts where email_key = $1 and not (${isUnconfirmed})`,
    [normaliseEmail(email)],
  );

/** Whether an account has confirmed this email address. */
export const isConfirmed = async (queries: Queries, email: string) =>
  (await findConfirmed(queries, email)) !== null;
