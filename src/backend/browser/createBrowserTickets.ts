import { forCustomer, isUnreadBy, markReadBy } from '../../domain/conversation';
import { listedTicket } from '../../domain/listedTicket';
import { withMessage } from '../../domain/newMessage';
import { claimedBy, createTicket, type SupportTicket } from '../../domain/ticket';
import { compareCodeUnits } from '../../domain/timestamp';
import { type Backend, BackendError } from '../Backend';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import type { StoredAccounts } from './storedAccounts';
import { createStoredList, type StoredList } from './storedList';
import { visitorRecords } from './visitorRecords';

export const storedTickets = (environment: BrowserEnvironment) =>
  createStoredList<SupportTicket>({
    ...visitorRecords.supportTickets,
    environment,
  });

/** Marks as read what the other side wrote. Where nothing can be stored, the ticket stays unread. */
export async function markRead(
  { logError }: BrowserEnvironment,
  tickets: StoredList<SupportTicket>,
  reader: 'customer' | 'owner',
  ticket: SupportTicket,
): Promise<void> {
  if (!isUnreadBy(reader, ticket)) return;
  try {
    await tickets.update(ticket.id, (stored) => markReadBy(reader, stored));
  } catch (error) {
    logError('The ticket could not be marked as read.', error);
  }
}

/** The customer's tickets in this browser. `replyTime` is how soon the business promises to reply. */
export function createBrowserTickets(
  environment: BrowserEnvironment,
  { signedInUser, userAs }: Pick<StoredAccounts, 'signedInUser' | 'userAs'>,
  tickets: StoredList<SupportTicket>,
  replyTime: string,
): Pick<Backend['tickets'], 'open' | 'claim' | 'list' | 'read' | 'reply'> {
  /** A guest's ticket belongs to everyone who uses this browser, as all of its storage does. */
  function isOwn({ userId }: SupportTicket): boolean {
    return userId === 'guest' || userId === signedInUser()?.id;
  }

  async function find(ticketId: string): Promise<SupportTicket> {
    const ticket = (await tickets.open()).find(({ id }) => id === ticketId);
    if (!ticket || !isOwn(ticket)) throw new BackendError('ticket-not-found');
    return ticket;
  }

  return {
    async open({ author, ...request }) {
      const customer = userAs(author);
      const now = environment.now();
      return tickets.append((others) =>
        createTicket({ ...request, customer, replyTime, now, tickets: others }),
      );
    },

    async claim(ticketId) {
      const user = userAs();
      if (!user) throw new BackendError('signed-out');
      const ticket = await find(ticketId);
      if (ticket.userId === user.id) return;
      const claimed = await tickets.update(ticketId, (stored) =>
        stored.userId === 'guest' ? claimedBy(user, stored) : stored,
      );
      if (claimed?.userId !== user.id) throw new BackendError('ticket-not-found');
    },

    async list() {
      const user = signedInUser();
      const own = (await tickets.open()).filter(({ userId }) => userId === user?.id);
      return own
        .map(listedTicket)
        .sort((one, other) => compareCodeUnits(other.activeAt, one.activeAt));
    },

    async read(ticketId) {
      const ticket = await find(ticketId);
      await markRead(environment, tickets, 'customer', ticket);
      return forCustomer(ticket);
    },

    async reply({ ticketId, text, author }) {
      userAs(author);
      await find(ticketId);
      const now = environment.now();
      const written = await tickets.update(ticketId, (ticket) =>
        withMessage(ticket, { author: 'customer', text, now }),
      );
      if (!written) throw new BackendError('ticket-not-found');
    },
  };
}
