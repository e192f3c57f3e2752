import { ordersInName } from '../../../domain/accounts';
import { createMessage, statusAfter } from '../../../domain/conversation';
import { findTickets, markRead, statusOf } from '../../../domain/desk';
import type { Order } from '../../../domain/orders';
import type { SupportTicket } from '../../../domain/ticket';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../browserEnvironment';
import { createStoredList, type StoredList } from '../storedList';
import { visitorRecords } from '../visitorRecords';

/** The owner's verbs for the tickets that customers have opened in this browser. */
export function createBrowserDesk(
  environment: BrowserEnvironment,
  orders: StoredList<Order>,
): AdminBackend['desk'] {
  const tickets = createStoredList<SupportTicket>({
    ...visitorRecords.supportTickets,
    environment,
  });

  async function withOrders(ticket: SupportTicket | null | undefined) {
    if (!ticket) throw new AdminError('ticket-not-found');
    return { ticket, orders: ordersInName(ticket.userName, await orders.open()) };
  }

  return {
    list: async (query) => findTickets(await tickets.open(), query),

    countWaiting: async () =>
      (await tickets.open()).filter((ticket) => statusOf(ticket) === 'Open').length,

    async open(ticketId) {
      try {
        return await withOrders(await tickets.update(ticketId, markRead));
      } catch (error) {
        if (error instanceof AdminError) throw error;
        // The ticket can be read where nothing can be stored; it then stays unread.
        environment.logError('The ticket could not be marked as read.', error);
        return withOrders((await tickets.open()).find(({ id }) => id === ticketId));
      }
    },

    async write({ ticketId, text, isNote }) {
      const author = isNote ? 'note' : 'owner';
      const written = await tickets.update(ticketId, (ticket) => ({
        ...ticket,
        status: statusAfter(author, ticket.status),
        messages: [
          ...ticket.messages,
          createMessage(ticket.messages, { author, text, now: environment.now() }),
        ],
      }));
      return withOrders(written);
    },

    async change({ ticketId, ...changes }) {
      return withOrders(await tickets.update(ticketId, (ticket) => ({ ...ticket, ...changes })));
    },
  };
}
