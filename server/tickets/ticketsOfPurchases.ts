/** The tickets of orders. */
import * as z from 'zod/mini';
import type { FindTickets } from '../customers/customerOrders.ts';

const ticketSchema = z.object({ id: z.string(), title: z.string(), purchase: z.string() });

export const ticketsOfPurchases: FindTickets = (queries, purchases, accountId) =>
  queries.rows(
    ticketSchema,
    `select distinct on (purchase) id, title, purchase from tickets
     where purchase = any($1) and ($2::text is null or account_id = $2)
     order by purchase, active_at desc, id collate "C" desc`,
    [purchases, accountId],
  );
