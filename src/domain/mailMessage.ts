import { emailSchema } from './email';

/** An email, as the sending service expects it. */
export interface MailMessage {
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** The email address that replies go to. Default `from`. */
  replyTo?: string | undefined;
  /** Its link has a token, which the mail service must not send through a link of its own. */
  hasToken?: boolean | undefined;
  /** The id of the first message of its conversation. */
  answers?: string | undefined;
}

/** The parts of a sender such as 'Millrace <hello@millrace.example>'. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address };
}

/** The sender for a header field: a name with signs of the notation is in quotation marks. */
export function quotedSender(from: string): string {
  const { name, address } = senderOf(from);
  if (name === '') return address;
  return `${/[^\p{L}\p{N}\s'&-]/u.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name} <${address}>`;
}

/** The size of the largest message that the mail client sends: 50 MB. */
export const MAX_MESSAGE_BYTES = 52_428_800;

/** The size of a message in bytes: its header fields and both of its parts, in UTF-8. */
export function messageBytes(message: MailMessage): number {
  const { from, to, subject, text, html, replyTo = '' } = message;
  const encoder = new TextEncoder();
  return [from, ...to, subject, text, html, replyTo].reduce(
    (sum, part) => sum + encoder.encode(part).length,
    0,
  );
}

/**
 * Text for a message's body: every kind of line break becomes a line feed, control characters
 * except tabs are removed, and an unpaired surrogate becomes U+FFFD.
 */
export function bodyText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD');
}

/** Most mail programs show no more of a header field. */
const MAX_HEADER_CHARACTERS = 120;

/**
 * Text for a header field: one line, with runs of white space and control characters replaced by
 * one space, without bidirectional control characters, and cut with an ellipsis if it is too long.
 */
export function headerText(text: string, maximum = MAX_HEADER_CHARACTERS): string {
  const line = bodyText(text)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  // A code point has at most two code units, so this is long enough to tell whether the line fits.
  const start = [...line.slice(0, 2 * (maximum + 1))];
  return start.length > maximum
    ? `${start
        .slice(0, maximum - 1)
        .join('')
        .trimEnd()}…`
    : line;
}

/** An email address for a header field. It is never altered, as that could make it another one's: '' if it is none. */
export const headerAddress = (email: string): string =>
  emailSchema.safeParse(email).data === email ? email : '';

/** A word that a mail program could make a link of: a URL, a domain or an email address. */
const linkLike = /:\/\/|^www[.。]|[\p{L}\p{N}][.。][\p{L}\p{N}-]*\p{L}{2}/iu;

/** A text for a header field without what looks like a link: a stranger may have written it. */
const withoutLinks = (text: string): string =>
  headerText(text)
    .split(' ')
    .filter((word) => !linkLike.test(word.normalize('NFKC')))
    .join(' ');

/** A name for a sentence, cut if it is too long. */
export const shortName = (name: string): string => headerText(name, 80);

/** A name for a greeting, without what looks like a link: 'Hello there,' if nothing is left of it. */
export const greetingName = (name: string): string => shortName(withoutLinks(name)) || 'there';
