/** The conversation of a ticket, as the owner and the customer read it. */
import type { SupportTicket } from './ticket';

/** The authors of messages. A note is for the owner alone; `system` is this site. */
export type MessageAuthor = 'system' | 'customer' | 'owner' | 'note';

type Message = SupportTicket['messages'][number];

/** The ticket as its customer sees it: without notes. */
export function forCustomer(ticket: SupportTicket): SupportTicket {
  return { ...ticket, messages: ticket.messages.filter(({ from }) => from !== 'note') };
}

/** When the customer or the owner wrote last: an ISO date and time in UTC. Notes do not count. */
export function lastActivity(ticket: SupportTicket): string {
  const dates = forCustomer(ticket).messages.map(({ date }) => date);
  return dates.reduce((latest, date) => (date > latest ? date : latest), ticket.date);
}

/** The ticket after one side has read what the other wrote. */
export function markReadBy(reader: 'owner' | 'customer', ticket: SupportTicket): SupportTicket {
  const messages = ticket.messages.map((message) =>
    isFor(reader, message) ? { ...message, isRead: true } : message,
  );
  return { ...ticket, messages };
}

/** The last message of the other side that this one has not yet read. */
export const lastUnreadBy = (reader: 'owner' | 'customer', { messages }: SupportTicket) =>
  messages.findLast((message) => !message.isRead && isFor(reader, message));

/** Whether one side has not yet read something that the other wrote. */
export const isUnreadBy = (reader: 'owner' | 'customer', ticket: SupportTicket): boolean =>
  lastUnreadBy(reader, ticket) !== undefined;

/** A message of this site is for the owner: the customer has seen it when it was written. */
const isFor = (reader: 'owner' | 'customer', { from }: Message) =>
  reader === 'customer' ? from === 'owner' : from !== 'owner' && from !== 'note';
