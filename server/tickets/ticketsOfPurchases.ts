/** The tickets of orders. */
import * as z from 'zod/mini';
import { isUnconfirmed } from '../customers/confirmed.ts';
import type { FindTickets } from '../customers/customerOrders.ts';
import { columns } from '../database/database.ts';
import { orderKey } from '../orders/paymentOrders.ts';

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

const ticketSchema = z.object({
  id: z.string(),
  title: z.string(),
  purchase: z.string(),
  isByPayer: z.boolean(),
});

export const ticketsOfPurchases: FindTickets = (queries, purchases, accountId) =>
  queries.rows(
    ticketSchema,
    `select distinct on (purchase) ${columns(ticketSchema, { isByPayer: `not ${isByOther}` })} from tickets
     where purchase = any($1) and ($2::text is null or account_id = $2)
     order by purchase, is_by_payer desc, active_at desc, id collate "C" desc`,
    [purchases, accountId],
  );
