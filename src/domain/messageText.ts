import * as z from 'zod/mini';
import { atLeast, atMost, trimmed } from './textLength';

/** The longest message, in characters. */
const MESSAGE_LENGTH = 10_000;

export const messageTextSchema = z
  .string()
  .check(trimmed, atLeast(1, 'Please write a message'), atMost(MESSAGE_LENGTH));

/** A message that has not been sent. Its text may be blank or too long. */
export interface MessageDraft {
  text: string;
}

export const blankMessage: MessageDraft = { text: '' };
