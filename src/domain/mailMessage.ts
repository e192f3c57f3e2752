/** An email, as the sending service expects it. */
export interface MailMessage {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when it is not to go to `from`. */
  replyTo?: string;
}

/** The mail client's limit, 50 MB. */
export const MAX_MESSAGE_BYTES = 52_428_800;

/** The size of a message: its header fields and both of its parts, in UTF-8. */
export function messageBytes(message: MailMessage): number {
  const { from, to, subject, text, html, replyTo = '' } = message;
  const encoder = new TextEncoder();
  return [from, ...to, subject, text, html, replyTo].reduce(
    (sum, part) => sum + encoder.encode(part).length,
    0,
  );
}

/**
 * Text for a message's body: every kind of line break is a line feed, other control
 * characters but the tab are gone, and half a surrogate pair is U+FFFD. Nothing else changes.
 */
export function bodyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** Longer text would be cut by most mail programs as well. */
const MAX_HEADER_CHARACTERS = 120;

/**
 * Text for a header field: one line, blanks and control characters made one space,
 * without marks that turn the reading direction, and cut with an ellipsis where it is too long.
 */
export function headerText(text: string, maximum = MAX_HEADER_CHARACTERS): string {
  const line = bodyText(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // Enough code points to tell whether they fit: two code units hold at least one.
  const start = [...line.slice(0, 2 * (maximum + 1))];
  return start.length > maximum
    ? `${start
        .slice(0, maximum - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** One bare address for a header field: what would end it, or begin another, is left out. */
export function headerAddress(email: string): string {
  return bodyText(email).replace(/[\p{Cc}\p{Z}\p{Bidi_Control}\s,;:<>()[\]\\"]/gu, '');
}
