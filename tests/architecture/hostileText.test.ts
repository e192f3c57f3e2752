/** Text of strangers takes time in proportion to its length: neither patterns nor functions are quadratic. */
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { mailBusiness } from '#src/content/mailBusiness.ts';
import { cleanEmail, emailSchema } from '#src/domain/email.ts';
import { excerptOf } from '#src/domain/excerptOf.ts';
import { safeFileName } from '#src/domain/fileRules.ts';
import { foldText } from '#src/domain/listQuery.ts';
import { greetingName, headerText } from '#src/domain/mailMessage.ts';
import { ordersToCsv } from '#src/domain/ordersCsv.ts';
import { withParagraphs } from '#src/domain/placeholders.ts';
import { createQuoteMessages } from '#src/domain/quoteMail.ts';
import { mailedLink } from '#src/domain/scannedLink.ts';
import { renderTemplate } from '#src/domain/templateMail.ts';
import { trimmedText } from '#src/domain/visibleText.ts';
import { browserName } from '../../server/http/browserName.ts';
import { visitorIpAddress } from '../../server/ipAddress.ts';
import { readBody } from '../../server/orders/paymentFacts.ts';
import { hasSameHost } from '../../server/urls.ts';
import { filesBelow, parse, walk } from '../support/sourceFiles.ts';

const HEADER = 16_000;
const BODY = 250_000;

/** The time of the processor in ms: other processes do not add to it. */
function timeOf(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The shortest of three runs. */
const bestOf = (run: () => unknown) => Math.min(timeOf(run), timeOf(run), timeOf(run));

/**
 * At most 10 ms. On a slow machine in proportion: 32 times the text takes about 32 times as long, and not nearly
 * 1,024 times. In between is room for what large texts cost the memory.
 */
function isQuick(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
) {
  const [text, part] = [textOf(length), textOf(length / 32)];
  return (
    timeOf(() => run(text)) <= 10 || bestOf(() => run(text)) <= 10 + 200 * bestOf(() => run(part))
  );
}

/** What the parts of patterns begin with. */
const starts = ['', ...'/#%-1a', '{{', '\n'];

const fill = (piece: string, length: number) => piece.repeat(length / piece.length);

/** Its pattern sees numbers alone. */
const ownText = new Set(['src/domain/numbers.ts']);

/** The patterns of what visitors, mail programs, proxies and the payment provider send. */
const patterns = ['src/domain', 'src/backend', 'server']
  .flatMap(filesBelow)
  .filter((path) => /\.tsx?$/.test(path) && !ownText.has(path))
  .flatMap((path) =>
    [...walk(parse(path))].flatMap(({ type, regex }) => {
      const { pattern, flags } = Object(regex) as { pattern?: string; flags?: string };
      return type === 'Literal' && pattern !== undefined ? [{ path, pattern, flags }] : [];
    }),
  );

const pieces = [
  ...[...'a0 \n\t/.,-_#%@+=&?:;<>[](){}"\\£\u0300é€'],
  ...['%25', '%3F', '%23', '%2525', 'a.', '0,', '\n ', '{{', '}}', '{{a', '//', '/a', ' \n', '- '],
];

/** The words in a pattern, which a text has to have before other parts of it are tried. */
const wordsIn = (pattern: string) => pattern.match(/(?<!\\)[A-Za-z]{2,}/g) ?? [];

test('There are patterns to try', () => expect(patterns.length).toBeGreaterThan(100));

test.each(patterns)('$path: /$pattern/ takes no text for long', ({ pattern, flags }) => {
  const regex = new RegExp(pattern, flags);
  const run = (text: string) => (regex.global ? text.replace(regex, '') : regex.test(text));
  const own = [...new Set(wordsIn(pattern))].slice(0, 5);
  const slow = [...pieces, ...own]
    .flatMap((repeated) =>
      [...starts, ...own].map((start) => (length: number) => `${start}${fill(repeated, length)}\0`),
    )
    .find((textOf) => !isQuick(run, textOf, HEADER));
  expect(slow?.(20)).toBe(undefined);
});

const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index));
const row = { id: '1', service: '', date: '2026-01-01', amount: '', status: '' };
const template = (body: string) =>
  renderTemplate(
    { subject: body, body },
    { link: 'https://a.example' },
    { business: mailBusiness },
  );

const functions: Record<string, [run: (text: string) => unknown, ...pieces: string[]]> = {
  foldText: [foldText, '\u0315\u0316', 'ﾞ\u0301', 'é', "'"],
  emailSchema: [emailSchema.safeParse, '@', 'a.', '\u00ad', '@é.', 'a'],
  cleanEmail: [cleanEmail, '@', 'é', '@é'],
  trimmedText: [trimmedText, ' ', ' \u200b', 'a '],
  headerText: [headerText, ' ', '\r\n', '\u202e', '\ud800'],
  greetingName: [greetingName, 'a.', ' ', 'a.a '],
  excerptOf: [excerptOf, ' ', 'a '],
  safeFileName: [safeFileName, '.', '/', '. ', 'a.'],
  withParagraphs: [(text) => withParagraphs(text, { a: '{{a}}' }, { a: 'a' }), '\n', '\n ', '{{a'],
  renderTemplate: [template, '{{link}} ', '\n', ' ', '{{', `${business.contact.email} `, '1. \n'],
  ordersToCsv: [(customer) => ordersToCsv([{ ...row, customer }]), '"', ' ', '=', '\t'],
  createQuoteMessages: [
    (text) => createQuoteMessages(buildQuote({ additionalInfo: text }), mailBusiness as never),
    '\r\n',
    '<',
    '{{answers}}',
  ],
  'readBody of an event': [readBody, '[', '{"a":', '"\\ud800",', ' '],
};

describe.each(Object.entries(functions))('%s', (_, [run, ...repeated]) => {
  test.each(repeated)('takes 250 KB of %j', (piece) => {
    for (const start of ['', 'a', '{{']) {
      expect(isQuick(run, (length) => `${start}${fill(piece, length)}`, BODY)).toBe(true);
    }
  });
});

test.each<[string, (text: string) => unknown, (length: number) => string]>([
  [
    'marks out of order',
    foldText,
    (length) => fill('\u0315', length / 2) + fill('\u0316', length / 2),
  ],
  [
    'a domain of many letters',
    cleanEmail,
    (length) => `a@${letters.join('').slice(0, length)}.example`,
  ],
])('%s take 250 KB', (_, run, textOf) => expect(isQuick(run, textOf, BODY)).toBe(true));

test('An origin of 16 KB is none', () => {
  const name = encodeURIComponent(letters.join(''));
  const textOf = (length: number) => `http://${name.slice(0, length - (length % 9))}`;
  expect(isQuick((text) => hasSameHost(text, 'localhost'), textOf, HEADER)).toBe(true);
  expect(hasSameHost('http://localhost:4173', 'localhost:4173')).toBe(true);
});

const headers: Record<string, [run: (text: string) => unknown, ...pieces: string[]]> = {
  mailedLink: [mailedLink, '%3F', '/', '/%25', '#', '/quote%23', '%23reset', '/a?'],
  browserName: [browserName, 'Edg', 'Chrome', ' '],
  visitorIpAddress: [(text) => visitorIpAddress('::1', text, 1), ',', '[', ']:1', '1.', ':', ' '],
};

describe.each(Object.entries(headers))('%s', (_, [run, ...repeated]) => {
  test.each(repeated)('takes 16 KB of %j', (piece) => {
    for (const start of ['', '/', '[']) {
      expect(isQuick(run, (length) => `${start}${fill(piece, length)}`, HEADER)).toBe(true);
    }
  });
});
