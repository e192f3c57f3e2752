/** The conversation of a ticket, as the owner and the customer write it. */
import * as z from 'zod/mini';
import type { SupportTicket } from './ticket';
import { unusedTimestamp } from './timestamp';

/** The authors of messages. A note is for the owner alone; `system` is this site. */
export type MessageAuthor = 'system' | 'customer' | 'owner' | 'note';

/** The longest message, in characters. */
const MESSAGE_LENGTH = 10_000;

/** A message as it is typed. */
export const messageTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please write a message'),
    z.maxLength(MESSAGE_LENGTH, 'Please write at most 10,000 characters'),
  );

type Message = SupportTicket['messages'][number];

/** A message as it is sent. */
export interface TicketMessage {
  ticketId: string;
  /** Not blank. */
  text: string;
}

export interface NewMessage {
  author: Exclude<MessageAuthor, 'system'>;
  text: string;
  now: Date;
}

/** The next message of this conversation. Its id is one that the conversation does not have yet. */
export function createMessage(
  messages: readonly Pick<Message, 'id'>[],
  { author, text, now }: NewMessage,
): Message {
  const timestamp = unusedTimestamp(now, messageId, messages);
  return {
    id: messageId(timestamp),
    from: author,
    text: text.trim(),
    date: now.toISOString(),
    isRead: false,
  };
}

function messageId(timestamp: number): string {
  return `message-${timestamp}`;
}

/** The status of a ticket after a message: an answer waits for the other side, a note changes nothing. */
export function statusAfter(author: NewMessage['author'], status: string): string {
  if (author === 'note') return status;
  return author === 'owner' ? 'Waiting for customer' : 'Open';
}

/** The ticket after a message. */
export function withMessage(ticket: SupportTicket, message: NewMessage): SupportTicket {
  return {
    ...ticket,
    status: statusAfter(message.author, ticket.status),
    messages: [...ticket.messages, createMessage(ticket.messages, message)],
  };
}

/** The ticket as its customer sees it: without notes. */
export function forCustomer(ticket: SupportTicket): SupportTicket {
  return { ...ticket, messages: ticket.messages.filter(({ from }) => from !== 'note') };
}

/** When the customer or the owner wrote last: an ISO date and time in UTC. Notes do not count. */
export function lastActivity(ticket: SupportTicket): string {
  const dates = forCustomer(ticket).messages.map(({ date }) => date);
  return dates.reduce((latest, each) => (each > latest ? each : latest), ticket.date);
}

/** The ticket after one side has read what the other wrote. */
export function markReadBy(reader: 'owner' | 'customer', ticket: SupportTicket): SupportTicket {
  const messages = ticket.messages.map((message) =>
    isFor(reader, message) ? { ...message, isRead: true } : message,
  );
  return { ...ticket, messages };
}

/** Whether one side has not yet read something that the other wrote. */
export function isUnreadBy(reader: 'owner' | 'customer', { messages }: SupportTicket): boolean {
  return messages.some((message) => !message.isRead && isFor(reader, message));
}

/** A message of this site is for the owner: the customer has seen it when it was written. */
const isFor = (reader: 'owner' | 'customer', { from }: Message) =>
  reader === 'customer' ? from === 'owner' : from !== 'owner' && from !== 'note';
