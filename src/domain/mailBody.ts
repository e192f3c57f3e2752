import type { Business } from './business';
import { bodyText } from './mailMessage';
import type { StationStep } from './nextStep';
import { visibleText } from './visibleText';

/** A link in a message. In the text part it is its text. */
export interface MailLink {
  text: string;
  href: string;
}

/** Text with links. Text from a form is always a string, so that it never becomes a link. */
export type MailText = string | readonly (string | MailLink)[];

/** A question's label and its answer. */
export interface MailRow {
  label: string;
  answer: string;
  /** Shown when the answer is blank. */
  ifBlank: string;
}

/** A block of a message. Its text part and its HTML part are rendered from the same blocks. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: MailText }
  /** The main link, at the end of a paragraph: in the HTML part also a button with the label. */
  | { kind: 'action'; text: string; label: string; href: string }
  | { kind: 'steps'; items: readonly MailText[] }
  /** How far a job is. `waiting`: somebody has to act at the current station. */
  | { kind: 'stations'; stations: readonly StationStep[]; waiting: boolean }
  /** With `figures`, the answers are amounts, of which the last one is the sum. */
  | { kind: 'answers'; rows: readonly MailRow[]; figures?: true };

/** How a customer reaches the business: links for a signature. */
export function contactLinks({ contact }: Pick<Business, 'contact'>): [MailLink, MailLink] {
  const { email, phone } = contact;
  return [
    { text: email, href: `mailto:${email}` },
    { text: phone.shown, href: `tel:${phone.dialled}` },
  ];
}

/** Renders the text part of a message. */
export function bodyAsText(blocks: readonly MailBlock[]): string {
  return `${blocks.map((block) => blockAsText(block)).join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'paragraph':
      return textWithLinks(block.text);
    case 'action':
      return bodyText(`${block.text}${block.href}`);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${textWithLinks(item)}`).join('\n');
    case 'stations':
      return block.stations
        .map(({ label, state }) => (state === 'current' ? `[${label}]` : label))
        .join(' > ');
    case 'answers':
      return block.rows.map((row) => rowAsText(row)).join('\n');
  }
}

function textWithLinks(text: MailText): string {
  const parts = typeof text === 'string' ? [text] : text;
  return bodyText(parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
}

/** An answer of several lines starts below its label. */
function rowAsText(row: MailRow): string {
  const answer = shownAnswer(row);
  return `${bodyText(row.label)}:${answer.includes('\n') ? '\n' : ' '}${answer}`;
}

export function shownAnswer({ answer, ifBlank }: MailRow): string {
  const text = bodyText(answer);
  return visibleText(text) ? text : ifBlank;
}
