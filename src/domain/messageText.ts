import * as z from 'zod/mini';
import { formatNumber } from './numbers';

/** The longest message, in characters. */
const MESSAGE_LENGTH = 10_000;

/** The longest part of a message that is announced when it arrives, in characters. */
const EXCERPT_LENGTH = 200;

/** A message as it is typed. */
export const messageTextSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please write a message'),
    z.maxLength(MESSAGE_LENGTH, `Please write at most ${formatNumber(MESSAGE_LENGTH)} characters`),
  );

/** A message that has not been sent. Its text may be blank or too long. */
export interface MessageDraft {
  text: string;
}

export const blankMessage: MessageDraft = { text: '' };

/** The beginning of a message as one line, cut between two words. */
export function excerptOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
