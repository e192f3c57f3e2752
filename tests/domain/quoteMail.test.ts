import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildAgreement } from '#mocks/factories/pricedQuote.ts';
import {
  buildMailMessage,
  buildQuote,
  buildQuoteBusiness,
  buildShortQuote,
} from '#mocks/factories/quote.ts';
import {
  bodyText,
  greetingName,
  headerText,
  MAX_MESSAGE_BYTES,
  type MailMessage,
  messageBytes,
} from '#src/domain/mailMessage.ts';
import {
  type Quote,
  type QuoteField,
  quoteFields,
  quoteGroups,
  quoteQuestion,
} from '#src/domain/quote.ts';
import { agreementInMail, createQuoteMessages } from '#src/domain/quoteMail.ts';
import { visibleText } from '#src/domain/visibleText.ts';

const business = buildQuoteBusiness();
const messagesFor = (quote: Quote) => createQuoteMessages(quote, business);
const bothFor = (quote: Quote) => Object.values(messagesFor(quote));

const headerFields = ({ from, to, subject, replyTo = '' }: MailMessage) => [
  from,
  ...to,
  subject,
  replyTo,
];

function unescapeHtml(html: string): string {
  return html
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** An answer of several lines is below its label in the text part. */
const inText = (answer: string) => (answer.includes('\n') ? `\n${answer}` : ` ${answer}`);

/** The text of the table cell beside a field's label. */
function cellOf(html: string, field: QuoteField): string | undefined {
  const label = `>${quoteQuestion(field).label}</th>`;
  const row = html.split('<tr>').find((part) => part.includes(label));
  const cell = row?.slice(row.indexOf('<td'), row.indexOf('</td>'));
  return cell && unescapeHtml(cell.slice(cell.indexOf('>') + 1));
}

/** The tags of the html, without line breaks. */
const tagsOf = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => tag !== '<br>');

/** The letters and digits that a reader sees in each part. */
function lettersOf({ text, html }: MailMessage) {
  const body = html.slice(html.indexOf('</h1>')).replace(/<tr><td[^>]*class="quiet".*/, '');
  const letters = (shown: string) => shown.replace(/[^\p{L}\p{N}]+/gu, '');
  return {
    text: letters(text.replace(/^-+$|^\d+\. /gm, '')),
    html: letters(unescapeHtml(body.replace(/<[^>]*>/g, ' '))),
  };
}

const answersInText = `Business Information
--------------------

Business name: Harrow & Sons Joinery
Contact name: Ruth Harrow
Email: ruth@harrow-joinery.example
Phone: 01632 960 271

Website Requirements
--------------------

Website type: Portfolio
Estimated pages: 6-10
Features requested:
A gallery of finished work
A form for asking for a visit

References & Inspiration
------------------------

Current website: https://harrow-joinery.example
Competitor websites: https://dale-joinery.example

Additional Information
----------------------

Additional info: Please keep our green.
`;

test('the request goes to both internal addresses, with every answer under its label', () => {
  const { internal } = messagesFor(buildQuote());
  expect(internal).toMatchObject({
    from: 'Hollin Web <quotes@mail.hollin.example>',
    to: ['hello@hollin.example', 'desk@hollin.example'],
    subject: 'Quote request from Harrow & Sons Joinery',
    replyTo: 'ruth@harrow-joinery.example',
  });
  expect(
    internal.text,
  ).toBe(`Ruth Harrow of Harrow & Sons Joinery has asked for a custom website quote.

Your reply to this message goes to ruth@harrow-joinery.example. The website has promised one within 3-4 working days.

${answersInText}`);
});

test('the acknowledgement goes to the customer, with the next steps and no text of the form', () => {
  const spam = 'Win at https://evil.example';
  const texts = quoteFields.map((field) => [field, spam]);
  const { acknowledgement } = messagesFor({
    ...(Object.fromEntries(texts) as unknown as Quote),
    email: 'ruth@harrow-joinery.example',
  });
  expect(acknowledgement).toMatchObject({
    from: 'Hollin Web <quotes@mail.hollin.example>',
    to: ['ruth@harrow-joinery.example'],
    subject: 'Your quote request has reached Hollin Web',
    replyTo: 'hello@hollin.example',
    html: expect.not.stringMatching(/Win at|evil/),
  });
  expect(acknowledgement.text).toBe(`Hello,

Thank you for asking Hollin Web for a website quote. Your request has arrived.

What happens next
-----------------

1. We read your answers and reply within 3-4 working days, with a quote or with what we still need to ask.
2. If you have design examples, logos, content or other attachments, send them to us by replying to this message. Files too large for an email can come as a link.
3. If an answer has changed, or you forgot something, reply to this message as well.

Hollin Web
hello@hollin.example
01632 960 555

If you did not ask for this quote, somebody entered your address by mistake, and you can ignore this message.
`);
});

test('the request marks blank answers', () => {
  const blank = {
    phone: 'None provided',
    featuresRequested: 'Not specified',
    currentWebsite: 'None provided',
    competitorWebsites: 'None provided',
    additionalInfo: 'None provided',
  };
  const quote = buildShortQuote({ additionalInfo: ' \u0000\u2028 ' });
  const { text, html } = messagesFor(quote).internal;
  for (const [field, words] of Object.entries(blank) as [QuoteField, string][]) {
    expect(text).toContain(`\n${quoteQuestion(field).label}: ${words}\n`);
    expect(cellOf(html, field)).toBe(words);
  }
});

describe('the html part', () => {
  test('is a complete document with the subject as title and heading', () => {
    for (const { html, subject } of bothFor(buildQuote())) {
      const title = subject.replace('&', '&amp;');
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">/);
      expect(html).toContain('content="width=device-width, initial-scale=1"');
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toMatch(new RegExp(`<h1 [^>]*>${title}</h1>`));
      expect(html).toMatch(/<\/html>\n$/);
    }
  });

  test('closes every element, and has one row for each answer of the request', () => {
    for (const { html } of bothFor(buildQuote())) {
      const open: string[] = [];
      for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (name === 'meta' || name === 'br') continue;
        if (slash) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }
    const { html } = messagesFor(buildQuote()).internal;
    expect(html.match(/<th /g)).toHaveLength(quoteFields.length);
    for (const { title } of quoteGroups) {
      expect(html).toContain(`>${title.replace('&', '&amp;')}</h2>`);
    }
  });

  test('has the same words as the text part', () => {
    for (const message of [...bothFor(buildQuote()), ...bothFor(buildShortQuote())]) {
      const { text, html } = lettersOf(message);
      expect(html).toBe(text);
    }
  });

  test('sets font and colour in every cell, breaks long words, and loads nothing', () => {
    for (const { html } of bothFor(buildQuote())) {
      for (const cell of html.match(/<t[dh] [^>]*>/g) ?? []) {
        expect(cell).toMatch(/font-family: system-ui.*; color: #/);
      }
      const shown = html.match(/<(h1|p|td dir="auto")( [^>]*)>/g) ?? [];
      expect(shown.length).toBeGreaterThan(4);
      for (const element of shown) expect(element).toContain('overflow-wrap: break-word');
      expect(html).not.toMatch(/<(script|img|link)\b|url\(/);
    }
  });

  test('breaks no word of a label and no telephone number', () => {
    const { html } = messagesFor(buildQuote()).internal;
    expect(html).not.toMatch(/<th [^>]*word-break/);
    expect(html).toContain(`>${business.contact.phone.shown.replaceAll(' ', '\u00a0')}</a>`);
  });

  test('has both colour schemes of the design: each class has a colour in the dark one', () => {
    const { html } = messagesFor(buildQuote()).internal;
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const dark = /prefers-color-scheme: dark\) \{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
    for (const name of new Set(classes)) expect(dark).toMatch(`.${name} {`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });
});

test('a line break in a one-line field starts no header field, and no email address is altered', () => {
  const { internal, acknowledgement } = messagesFor(
    buildQuote({
      businessName: 'Harrow\r\nBcc: spam@spam.example',
      contactName: 'Ruth\u2028Harrow\u0085\u0000',
      email: 'ruth@harrow.example\r\nBcc: spam@spam.example, more@spam.example',
    }),
  );
  expect(internal.subject).toBe('Quote request from Harrow Bcc: spam@spam.example');
  expect([internal.replyTo, ...acknowledgement.to]).toEqual(['', '']);
});

test.each([
  ['Win at https://evil.example/x?y now', 'Win at now'],
  ['evil.com', 'there'],
  ['EVIL.CO.UK/prize Ruth', 'Ruth'],
  ['write to eve@evil.io!', 'write to'],
  ['www.evil', 'there'],
  ['evil．com', 'there'],
  ['(пример.рф)', 'there'],
  ['Dr. J.R.R. Tolkien, 3rd', 'Dr. J.R.R. Tolkien, 3rd'],
])('the greeting of %j is “Hello %s,”', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test('a long name is cut in the subject and complete in the answers', () => {
  const name = 'It was the best of times. '.repeat(5000).trim();
  const { internal } = messagesFor(buildQuote({ businessName: name }));
  expect(internal.subject).toMatch(/^Quote request from It was the best .+…$/);
  expect(internal.subject.length).toBeLessThanOrEqual(120);
  expect(internal.text).toContain(`Business name: ${name}\n`);
});

describe('any text in any field', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    // Random code units, including halves of surrogate pairs.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
    // Fragments of attacks, in any mixture.
    fc
      .array(
        fc.constantFrom(
          ...['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\v', '\f', '\t', '\0', '\u001b'],
          ...['Bcc: spam@spam.example', '<b>', '</td>', '<br>', '<!--', ']]>', '&lt;', '&amp;'],
          ...['"', "'", '`', '\\', '%recipient%', '{{name}}', 'ع', '\u202e', '👩‍🔧', '\ud83d', ' '],
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join('')),
    fc
      .integer({ min: 1, max: 2000 })
      .map((lines) => Array.from({ length: lines }, (_, line) => `<${line}> Ä`).join('\n')),
  );

  const textFields = quoteFields.filter((field) => !('options' in quoteQuestion(field)));
  const anyQuote = fc
    .record(Object.fromEntries(textFields.map((field) => [field, anyText])))
    .map((texts) => buildQuote(texts as Partial<Quote>));

  test('is in both parts of the request, word for word', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { text, html } = messagesFor(quote).internal;
        for (const field of textFields) {
          const answer = bodyText(quote[field]);
          if (visibleText(answer) === '') continue;
          const line = `${quoteQuestion(field).label}:${inText(answer)}\n`;
          expect(text.includes(line)).toBe(true);
          expect(cellOf(html, field) === answer).toBe(true);
        }
      }),
    );
  });

  test('adds no tags to the html part', () => {
    const expected = bothFor(buildQuote()).map(({ html }) => tagsOf(html));
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(bothFor(quote).map(({ html }) => tagsOf(html))).toEqual(expected);
      }),
    );
  });

  test('breaks no header field, and adds no recipient', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { internal, acknowledgement } = messagesFor(quote);
        for (const field of [internal, acknowledgement].flatMap(headerFields)) {
          expect(field).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        }
        expect(internal.to).toEqual(business.mail.internalRecipients);
        expect(acknowledgement.to).toHaveLength(1);
        expect(acknowledgement.to[0]).not.toMatch(/[\s,;<>]/);
        expect([...internal.subject].length).toBeLessThanOrEqual(120);
      }),
    );
  });

  test('leaves only text that can be sent as UTF-8', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        for (const message of bothFor(quote)) {
          for (const part of [...headerFields(message), message.text, message.html]) {
            expect(() => encodeURIComponent(part)).not.toThrow();
            expect(part).not.toMatch(/(?![\n\t])\p{Cc}/u);
          }
        }
      }),
    );
  });
});

test('body text changes only line breaks, control characters and half surrogate pairs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text));
      expect(bodyText(text)).toBe(text);
    }),
  );
  expect(bodyText('a\r\nb\rc\u2028d\u0085e\tf\u0000\u001b[1m\ud83d!')).toBe(
    'a\nb\nc\nd\ne\tf[1m\uFFFD!',
  );
  expect(bodyText('a\vb\fc\u2029d\n\nVF')).toBe('a\nb\nc\nd\n\nVF');
});

test.each([
  ['abcde', 'abcde'],
  ['abcdef', 'abcd…'],
  ['abc def', 'abc…'],
  ['👋👋👋👋👋', '👋👋👋👋👋'],
  ['👋👋👋👋👋👋', '👋👋👋👋…'],
  [' a \r\n\t b ', 'a b'],
  ['a\u202eb\u2066', 'ab'],
])('a header field of at most five characters turns %j into %j', (text, expected) => {
  expect(headerText(text, 5)).toBe(expected);
});

test('a message may have 50 MB', () => {
  expect(MAX_MESSAGE_BYTES).toBe(52_428_800);
});

test('the size of a message counts the UTF-8 bytes of header fields and both parts', () => {
  const empty = { from: '', to: [], subject: '', text: '', html: '' };
  expect(messageBytes(empty)).toBe(0);
  expect(
    messageBytes({
      from: 'a',
      to: ['bb', 'cc'],
      subject: '£',
      text: '€',
      html: '👋',
      replyTo: 'd',
    }),
  ).toBe(1 + 4 + 2 + 3 + 4 + 1);
  expect(messageBytes(buildMailMessage())).toBeLessThan(300);
});

test('The copy of what was agreed tells its moments in words, in the zone of the business', () => {
  const agreement = buildAgreement({
    text: 'Quote 12, version 1\nTotal: £840.00',
    sha256: 'f00d',
    sentAt: '2026-01-05T09:30:00.000Z',
    openedAt: '2026-06-01T09:30:01.000Z',
    acceptedAt: '2026-06-01T22:59:59.000Z',
  });
  const lines = (changed: object) =>
    agreementInMail({ ...agreement, ...changed }, 'Europe/London').split('\n');
  expect(lines({})).toEqual([
    'Quote 12, version 1',
    'Total: £840.00',
    '',
    'SHA-256 of the text above: f00d',
    'Sent on 5 January 2026 at 09:30:00 GMT, first opened on 1 June 2026 at 10:30:01 BST',
    'Accepted by Ruth Harrow on 1 June 2026 at 23:59:59 BST, from the IP address 192.0.2.17',
  ]);
  expect(lines({ openedAt: null })).toContain('Sent on 5 January 2026 at 09:30:00 GMT');
});
