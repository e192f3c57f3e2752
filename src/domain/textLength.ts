/** The longest texts, for which every form has the same sentence. */
import * as z from 'zod/mini';
import { formatNumber } from './numbers';

/** The longest name of a person, in characters. */
export const NAME_LENGTH = 100;

/** The longest valid email address (RFC 5321, with its erratum 1690). */
export const EMAIL_LENGTH = 254;

/** Refuses a text of more characters. */
export const atMost = (maximum: number) =>
  z.maxLength(maximum, `Please write at most ${formatNumber(maximum)} characters`);
