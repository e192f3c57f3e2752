/** The tickets of orders: those that name a checkout, or what a payment link has named. */
import * as z from 'zod/mini';
import { columns, flag, isoDate, type Queries } from '../database/database.ts';
import { findConfirmed, isUnconfirmed } from '../mail/confirmed.ts';
import { orderKey } from './paymentOrders.ts';

const keyIn = (livemode: boolean) =>
  `'${orderKey({ livemode, account: null }, '')}' || tickets.purchase`;

/**
 * SQL over `tickets`: it names the checkout of an order that is not its account’s. The URL after a payment has the id
 * of the checkout, so that proves nothing. What a payment link has named, only the browser of the payer knows.
 */
export const isByOther = `exists (
  select from order_keys join orders on orders.id = order_keys.order_id
  where order_keys.key in (${keyIn(true)}, ${keyIn(false)})
    and not coalesce(orders.account_id = tickets.account_id, false)
    and not exists (
      select from accounts where accounts.id = tickets.account_id
        and accounts.email_key = orders.email_key and not (${isUnconfirmed})
    )
)`;

const namedSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  activeAt: isoDate,
  purchase: z.string(),
  /** An account that has the order has sent it, or the browser that has followed the payment link. */
  isByPayer: z.boolean(),
});
export type NamedTicket = z.infer<typeof namedSchema>;

/** The newest ticket that names each of these, the payer’s first, of any account or of this one. */
export const findNamedTickets = (
  queries: Queries,
  purchases: readonly string[],
  accountId: string | null,
) =>
  queries.rows(
    namedSchema,
    `select distinct on (purchase) ${columns(namedSchema, { isByPayer: `not ${isByOther}` })} from tickets
     where purchase = any($1) and ($2::text is null or account_id = $2)
     order by purchase, is_by_payer desc, active_at desc, id collate "C" desc`,
    [purchases, accountId],
  );

/** How many tickets of a payer are named. */
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
export async function findPayer(
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
