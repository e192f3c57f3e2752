/** The tickets of orders. */
import * as z from 'zod/mini';
import type { FindTickets } from '../customers/customerOrders.ts';

const ticketSchema = z.object({
  id: z.string(),
  title: z.string(),
  purchase: z.string(),
  accountId: z.nullable(z.string()),
});

/** Anyone can name a purchase whose name they know, so that there may be many. */
const MAX_TICKETS = 1000;

export const ticketsOfPurchases: FindTickets = (queries, purchases) =>
  queries.rows(
    ticketSchema,
    `select id, title, purchase, account_id from tickets where purchase = any($1)
     order by active_at desc, id collate "C" desc limit ${MAX_TICKETS}`,
    [purchases],
  );
