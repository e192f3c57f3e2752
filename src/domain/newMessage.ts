/** The messages of a ticket, as the owner and the customer write them. */
import type { MessageAuthor } from './conversation';
import type { SupportTicket } from './ticket';
import { statusAfter } from './ticketStatus';
import { unusedTimestamp } from './timestamp';

type Message = SupportTicket['messages'][number];

export interface TicketMessage {
  ticketId: string;
  /** Not blank. */
  text: string;
  /** The ids of uploaded files. */
  attachments?: readonly string[];
  /** Who has typed it, by `authorOf`. Default: the visitor whom the tab shows. */
  author?: string | undefined;
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

export function withMessage(ticket: SupportTicket, message: NewMessage): SupportTicket {
  return {
    ...ticket,
    status: statusAfter(message.author, ticket.status),
    messages: [...ticket.messages, createMessage(ticket.messages, message)],
  };
}
