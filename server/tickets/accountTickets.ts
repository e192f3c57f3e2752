/** The tickets of a customer's account. */
import { forCustomer } from '../../src/domain/conversation.ts';
import type { AccountPart } from '../customers/account.ts';
import { readIds } from '../database/database.ts';
import { removeTickets } from './removeTickets.ts';
import { readTickets } from './storedTickets.ts';

export const accountTickets: AccountPart = {
  name: 'tickets',
  read: async (queries, { id }) =>
    (await readTickets(queries, 'account_id = $1', [id])).map(forCustomer),
  async remove(queries, { id }) {
    const own = 'select id from tickets where account_id = $1';
    await removeTickets(queries, await readIds(queries, own, [id]));
  },
};
