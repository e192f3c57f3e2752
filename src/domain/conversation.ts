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
