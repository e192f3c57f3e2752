/** The tickets of a customer's account. */
import * as z from 'zod/mini';
import { forCustomer } from '../../src/domain/conversation.ts';
import type { AccountPart } from '../customers/account.ts';
import { removeTickets } from './removeTickets.ts';
import { readTickets } from './storedTickets.ts';

export const accountTickets: AccountPart = {
  name: 'tickets',
  read: async (queries, { id }) =>
    (await readTickets(queries, 'account_id = $1', [id])).map(forCustomer),
  async remove(queries, { id }) {
    const own = 'select id from tickets where account_id = $1';
    const tickets = await queries.rows(z.object({ id: z.string() }), own, [id]);
    await removeTickets(
      queries,
      tickets.map((ticket) => ticket.id),
    );
  },
};
