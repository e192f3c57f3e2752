/** Replies that the owner has saved to use again. */
import * as z from 'zod/mini';
import { displayName } from './displayName';
import { messageTextSchema } from './messageText';
import type { Placeholders } from './placeholders';
import { atLeast, trimmed } from './textLength';
import type { SupportTicket } from './ticket';
import { unusedTimestamp } from './timestamp';

export const savedReplySchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(trimmed, atLeast(1, 'Please name the reply'), z.maxLength(100)),
  /** May contain placeholders, like an email template. */
  text: messageTextSchema,
});

export type SavedReply = z.infer<typeof savedReplySchema>;

/** The placeholders that a saved reply may contain, with their values for this ticket. */
export function replyPlaceholders({ userName, title }: SupportTicket) {
  return {
    customerName: displayName({ name: userName }),
    ticketTitle: title,
  } satisfies Placeholders;
}

/** An id that none of these replies has. */
export function newReplyId(replies: readonly Pick<SavedReply, 'id'>[], now: Date): string {
  const idOf = (timestamp: number) => `reply-${timestamp}`;
  return idOf(unusedTimestamp(now, idOf, replies));
}
