/** What the owner knows of the payer of an order. */
import * as z from 'zod/mini';
import { findConfirmed } from '../customers/confirmed.ts';
import type { Queries } from '../database/database.ts';

/** How many tickets are named. */
const MAX_TICKETS = 20;

const ticketSchema = z.object({ id: z.string(), title: z.string() });

/** The account that has confirmed this email address, and its tickets, those with the last activity first. */
export async function ticketsOfPayer(queries: Queries, email: string) {
  const account = await findConfirmed(queries, email);
  const tickets =
    account &&
    (await queries.rows(
      ticketSchema,
      `select id, title from tickets where account_id = $1
       order by active_at desc, id collate "C" desc limit ${MAX_TICKETS}`,
      [account.id],
    ));
  return { account: account && { id: account.id, name: account.name }, tickets: tickets ?? [] };
}
