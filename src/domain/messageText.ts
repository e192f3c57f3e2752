import * as z from 'zod/mini';
import { formatNumber } from './numbers';

/** The longest message, in characters. */
const MESSAGE_LENGTH = 10_000;

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
