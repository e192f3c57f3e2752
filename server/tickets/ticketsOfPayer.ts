/** What the owner knows of the payer of an order. */
import * as z from 'zod/mini';
import { findConfirmed } from '../customers/confirmed.ts';
import { columns, flag, type Queries } from '../database/database.ts';
import { isByOther } from './ticketsOfPurchases.ts';

/** How many tickets are named. */
const MAX_TICKETS = 20;

const ticketSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  isByOther: flag,
});

/**
 * The account that has confirmed this email address, and its tickets: those that name one of the purchases, also a
 * guest's, then those with the last activity. Those that are perhaps not the payer's come last: they could be many.
 */
export async function ticketsOfPayer(
  queries: Queries,
  email: string | null,
  purchases: readonly string[],
) {
  const account = email === null ? null : await findConfirmed(queries, email);
  const tickets = await queries.rows(
    ticketSchema,
    `select ${columns(ticketSchema, { isByOther: `coalesce(purchase = any($2), false) and ${isByOther}` })}
     from tickets where account_id = $1 or purchase = any($2)
     order by is_by_other, coalesce(purchase = any($2), false) desc, active_at desc, id collate "C" desc
     limit ${MAX_TICKETS}`,
    [account?.id ?? null, purchases],
  );
  return { account: account && { id: account.id, name: account.name }, tickets };
}
