import { bodyText } from './mailMessage';

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
  | { kind: 'paragraph'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'answers'; rows: readonly MailRow[] };

/** Renders the text part of a message. */
export function bodyAsText(blocks: readonly MailBlock[]): string {
  return `${blocks.map((block) => blockAsText(block)).join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'paragraph':
      return bodyText(block.text);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${bodyText(item)}`).join('\n');
    case 'answers':
      return block.rows.map((row) => rowAsText(row)).join('\n');
  }
}

/** An answer of several lines starts below its label. */
function rowAsText(row: MailRow): string {
  const answer = shownAnswer(row);
  return `${row.label}:${answer.includes('\n') ? '\n' : ' '}${answer}`;
}

/**
 * Renders the HTML part of a message, with the tables and inline styles that mail programs support.
 * It sets no colour but the grey of its lines, so that the reader's light or dark theme applies.
 */
export function bodyAsHtml(title: string, blocks: readonly MailBlock[]): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title>`,
    '</head>',
    '<body style="margin: 0">',
    `<table role="presentation" ${plainTable} style="max-width: 42em">`,
    `<tr><td style="padding: 1.5em; ${font}">`,
    `<h1 style="margin: 0 0 0.75em; font-size: 1.4em; line-height: 1.25; ${wrapped}">${escapeHtml(title)}</h1>`,
    ...blocks.map((block) => blockAsHtml(block)),
    '</td></tr>',
    '</table>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const plainTable = 'width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Set on every cell, because tables do not inherit fonts in some mail programs. */
const font = 'font-family: system-ui, Helvetica, Arial, sans-serif; line-height: 1.5';

const wrapped = 'overflow-wrap: break-word; word-break: break-word';

const cell = `padding: 0.5em 0; border-bottom: thin solid gray; vertical-align: top; ${font}`;

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 style="margin: 1.75em 0 0.5em; font-size: 1.1em">${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p style="margin: 0 0 1em; ${wrapped}">${linesAsHtml(block.text)}</p>`;
    case 'steps':
      return [
        '<ol style="margin: 0 0 1em; padding-left: 1.5em">',
        ...block.items.map((item) => `<li style="margin: 0 0 0.5em">${linesAsHtml(item)}</li>`),
        '</ol>',
      ].join('\n');
    case 'answers':
      return [
        `<table ${plainTable} style="margin-bottom: 1.5em">`,
        ...block.rows.map((row) => rowAsHtml(row)),
        '</table>',
      ].join('\n');
  }
}

function rowAsHtml(row: MailRow): string {
  const label = `<th scope="row" align="left" width="35%" style="${cell}; padding-right: 1em">${escapeHtml(row.label)}</th>`;
  const answer = linesAsHtml(shownAnswer(row));
  return `<tr>${label}<td dir="auto" style="${cell}; white-space: pre-wrap; ${wrapped}">${answer}</td></tr>`;
}

function shownAnswer({ answer, ifBlank }: MailRow): string {
  const text = bodyText(answer);
  return text.trim() === '' ? ifBlank : text;
}

function linesAsHtml(text: string): string {
  return escapeHtml(bodyText(text)).replaceAll('\n', '<br>');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
