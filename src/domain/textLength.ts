/** The checks of texts that all forms share. */
import * as z from 'zod/mini';
import { formatNumber } from './numbers';
import { trimmedText, visibleText } from './visibleText';

/** The longest name of a person, in characters. */
export const NAME_LENGTH = 100;

/** The longest reason or reference that the owner notes. */
export const REASON_LENGTH = 500;

/** The longest valid email address (RFC 5321, with its erratum 1690). */
export const EMAIL_LENGTH = 254;

/** Refuses a text of more characters. */
export const atMost = (maximum: number) =>
  z.maxLength(maximum, `Please write at most ${formatNumber(maximum)} characters`);

/** Trims a text. A text without a visible character becomes ''. */
export const trimmed = z.overwrite<string>(trimmedText);

/** Refuses a text of fewer visible characters. */
export const atLeast = (minimum: number, message: string) =>
  z.refine<string>((text) => visibleText(text).length >= minimum, message);
