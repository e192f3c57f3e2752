import { ordersByName } from '../../../domain/accounts';
import { findTickets } from '../../../domain/adminTickets';
import { withMessage } from '../../../domain/newMessage';
import type { Order } from '../../../domain/orders';
import type { SupportTicket } from '../../../domain/ticket';
import type { AdminBackend } from '../../AdminBackend';
import { BackendError } from '../../Backend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { markRead } from '../createBrowserTickets';
import type { StoredList } from '../storedList';

/** The tickets that customers have opened in this browser, for the owner. */
export function createBrowserAdminTickets(
  environment: BrowserEnvironment,
  tickets: StoredList<SupportTicket>,
  orders: StoredList<Order>,
): AdminBackend['ownersTickets'] {
  /** Fails with `ticket-not-found`. */
  async function update(ticketId: string, change: (ticket: SupportTicket) => SupportTicket) {
    if (!(await tickets.update(ticketId, change))) throw new BackendError('ticket-not-found');
  }

  return {
    list: async (query) => findTickets(await tickets.open(), query),

    async open(ticketId) {
      const ticket = (await tickets.open()).find(({ id }) => id === ticketId);
      if (!ticket) throw new BackendError('ticket-not-found');
      await markRead(environment, tickets, 'owner', ticket);
      return { ticket, orders: ordersByName(await orders.open())(ticket.userName) };
    },

    write({ ticketId, text, isNote }) {
      const author = isNote ? 'note' : 'owner';
      const now = environment.now();
      return update(ticketId, (ticket) => withMessage(ticket, { author, text, now }));
    },

    async remove(ticketId) {
      const ticket = (await tickets.open()).find(({ id }) => id === ticketId);
      if (ticket) await tickets.remove(ticket);
    },

    change: ({ ticketId, ...changes }) => update(ticketId, (ticket) => ({ ...ticket, ...changes })),
  };
}
