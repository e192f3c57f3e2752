import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildMailMessage,
  buildQuote,
  buildQuoteBusiness,
  buildShortQuote,
} from '#mocks/factories/quote.ts';
import { bodyText, headerAddress, headerText } from '#src/domain/mailMessage.ts';
import {
  pageCounts,
  type Quote,
  type QuoteField,
  quoteFields,
  quoteGroups,
  quoteLabels,
  websiteTypes,
} from '#src/domain/quote.ts';
import {
  createQuoteMessages,
  MAX_MESSAGE_BYTES,
  type MailMessage,
  messageBytes,
} from '#src/domain/quoteMail.ts';

const business = buildQuoteBusiness();
const messagesFor = (quote: Quote) => createQuoteMessages(quote, business);
const both = (quote: Quote) => Object.values(messagesFor(quote));

/** Everything that becomes a header field. */
const headerFields = ({ from, to, subject, replyTo = '' }: MailMessage) => [
  from,
  ...to,
  subject,
  replyTo,
];

/** What a mail program shows of html that has no markup of its own but line breaks and tags. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** An answer as it follows its label in the text part: below it where it has several lines. */
const inText = (answer: string) => (answer.includes('\n') ? `\n${answer}` : ` ${answer}`);

/** What is shown in the table cell beside a label. */
function cellOf(html: string, field: QuoteField): string | undefined {
  const row = html.split('<tr>').find((part) => part.includes(`>${quoteLabels[field]}</th>`));
  const cell = row?.slice(row.indexOf('<td'), row.indexOf('</td>'));
  return cell && unescapeHtml(cell.slice(cell.indexOf('>') + 1));
}

/** The html's own markup, without what stands between it and without line breaks. */
const markup = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => tag !== '<br>').join('\n');

/** Its elements, in their order. Throws where one of them is not closed, or another one is. */
function elementsOf(html: string): string[] {
  const open: string[] = [];
  const elements = [...html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)].flatMap(
    ([, slash, name = '']) => {
      if (name === 'meta' || name === 'br') return [name];
      if (!slash) {
        open.push(name);
        return [name];
      }
      expect(name).toBe(open.pop());
      return [];
    },
  );
  expect(open).toEqual([]);
  return elements;
}

/** The letters and digits that a reader sees, whichever part is read. */
function lettersOf({ text, html }: MailMessage) {
  const body = html.slice(html.indexOf('</h1>'));
  const plain = text.replace(/^-+$|^\d+\. /gm, '');
  const letters = (shown: string) => shown.replace(/[^\p{L}\p{N}]+/gu, '');
  return { text: letters(plain), html: letters(unescapeHtml(body.replace(/<[^>]*>/g, ' '))) };
}

describe('The message to the business', () => {
  const { internal } = messagesFor(buildQuote());

  test('It goes to the two internal addresses, and an answer to it goes to the customer', () => {
    expect(internal).toMatchObject({
      from: 'Millrace <quotes@mail.millrace.example>',
      to: ['hello@millrace.example', 'studio@millrace.example'],
      subject: 'Quote request from Harrow & Sons Joinery',
      replyTo: 'ruth@harrow-joinery.example',
    });
  });

  test('Its text part says who asks, and lists every answer under its label and group', () => {
    expect(
      internal.text,
    ).toBe(`Ruth Harrow of Harrow & Sons Joinery has asked for a custom website quote.

Your reply to this message goes to ruth@harrow-joinery.example. The website has promised one within 1-2 business days.

Business Information
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
`);
  });

  test('Its html part has a table row for every answer', () => {
    for (const field of quoteFields) {
      expect(internal.html).toMatch(
        new RegExp(`<tr><th scope="row"[^>]*>${quoteLabels[field]}</th><td [^>]*>[^<]+`),
      );
    }
    expect(internal.html).toContain('A gallery of finished work<br>A form for asking for a visit');
    expect(internal.html.match(/<h2/g)).toHaveLength(quoteGroups.length);
  });
});

describe('The acknowledgement', () => {
  const { acknowledgement } = messagesFor(buildQuote());

  test('It goes to the customer alone, and an answer to it reaches people', () => {
    expect(acknowledgement).toMatchObject({
      from: 'Millrace <quotes@mail.millrace.example>',
      to: ['ruth@harrow-joinery.example'],
      subject: 'Your quote request has reached Millrace',
      replyTo: 'hello@millrace.example',
    });
  });

  test.each(['text', 'html'] as const)('Its %s part says what the customer can expect', (part) => {
    const shown = unescapeHtml(acknowledgement[part]);
    expect(shown).toContain('Hello Ruth Harrow,');
    expect(shown).toContain('Thank you for asking Millrace for a website quote.');
    expect(shown).toContain('What happens next');
    expect(shown).toContain('within 1-2 business days');
    expect(shown).toContain(
      'design examples, logos, content or other attachments, send them to us by replying to this message',
    );
    expect(shown).toContain('Millrace\nhello@millrace.example\n01632 960 148');
  });

  test('It counts the steps that follow', () => {
    const [, steps = ''] = acknowledgement.text.split('What happens next\n-----------------\n\n');
    expect(steps.split('\n\n')[0]?.split('\n')).toEqual([
      expect.stringMatching(/^1\. We .+\.$/),
      expect.stringMatching(/^2\. If you have design examples.+\.$/),
      expect.stringMatching(/^3\. If an answer has changed.+\.$/),
    ]);
    expect(acknowledgement.html.match(/<li\b/g)).toHaveLength(3);
  });

  test('At its end it tells whoever never asked for it that nothing is to be done', () => {
    expect(acknowledgement.text).toMatch(
      /\n\nIf you did not ask .+ you can ignore this message\.\n$/,
    );
  });

  test('It repeats every answer', () => {
    const { internal } = messagesFor(buildQuote());
    const answers = internal.text.slice(internal.text.indexOf('Business Information'));
    expect(acknowledgement.text).toContain(answers);
  });
});

describe('Both messages', () => {
  test('They say of every blank answer that there is none', () => {
    for (const { text, html } of both(buildShortQuote({ additionalInfo: ' \u0000\u2028 ' }))) {
      expect(text).toContain('\nPhone: None provided\n');
      expect(text).toContain('\nFeatures requested: Not specified\n');
      expect(text).toContain('\nCurrent website: None provided\n');
      expect(text).toContain('\nCompetitor websites: None provided\n');
      expect(text).toContain('\nAdditional info: None provided\n');
      expect(html.match(/>None provided</g)).toHaveLength(4);
      expect(html.match(/>Not specified</g)).toHaveLength(1);
    }
  });

  test('Their html part is a whole document with the subject for a title', () => {
    const group = ['h2', 'table'];
    const rows = (count: number) => Array.from({ length: count }, () => ['tr', 'th', 'td']).flat();
    const head = ['html', 'head', 'meta', 'meta', 'meta', 'meta', 'title'];
    const opening = ['body', 'table', 'tr', 'td', 'h1', 'p', 'p'];
    const answers = quoteGroups.flatMap(({ fields }) => [...group, ...rows(fields.length)]);
    const { internal, acknowledgement } = messagesFor(
      buildQuote({ featuresRequested: 'One line' }),
    );

    expect(elementsOf(internal.html)).toEqual([...head, ...opening, ...answers]);
    const steps = ['h2', 'ol', 'li', 'li', 'li'];
    expect(elementsOf(acknowledgement.html)).toEqual([
      ...[...head, ...opening, ...steps, ...answers],
      ...['p', 'br', 'br', 'p'],
    ]);
    for (const { html, subject } of [internal, acknowledgement]) {
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">/);
      expect(html).toMatch(/<\/html>\n$/);
      expect(html).toContain('content="width=device-width, initial-scale=1"');
      expect(html).toContain(`<title>${subject.replace('&', '&amp;')}</title>`);
      expect(html).toMatch(new RegExp(`<h1 [^>]*>${subject.replace('&', '&amp;')}</h1>`));
    }
  });

  test('Their two parts say the same', () => {
    for (const message of [...both(buildQuote()), ...both(buildShortQuote())]) {
      const { text, html } = lettersOf(message);
      expect(html).toBe(text);
    }
  });

  test('Whatever is a cell is set in one font, and lets long words break', () => {
    for (const { html } of both(buildQuote())) {
      for (const cell of html.match(/<t[dh] [^>]*style[^>]*>/g) ?? []) {
        expect(cell).toContain('font-family: system-ui');
      }
      const shown = [...html.matchAll(/<(h1|p|td dir="auto")( [^>]*)>/g)];
      expect(shown.length).toBeGreaterThan(quoteFields.length);
      for (const [, , attributes] of shown)
        expect(attributes).toContain('overflow-wrap: break-word');
    }
  });

  test('They leave the colours to the reader, light or dark', () => {
    for (const { html } of both(buildQuote())) {
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      expect(html).not.toMatch(/background|[^-]color:|bgcolor|#[0-9a-f]{3}/i);
      expect(html).not.toMatch(/<(style|script|img|link)\b/);
    }
  });

  test('Html typed into the form is shown, and does nothing', () => {
    const attack = `</td><script>alert("1")</script><img src=x onerror='alert(1)'>&lt;b&gt;`;
    for (const { html } of both(buildQuote({ businessName: attack, additionalInfo: attack }))) {
      expect(html).not.toContain('<script');
      expect(html).not.toContain('<img');
      expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
      expect(html).toContain('onerror=&#39;alert(1)&#39;&gt;&amp;lt;b&amp;gt;');
    }
  });

  test('A line break in a one-line field begins no header field', () => {
    const { internal, acknowledgement } = messagesFor(
      buildQuote({
        businessName: 'Harrow\r\nBcc: spam@spam.example',
        contactName: 'Ruth\u2028Harrow\u0085\u0000',
        email: 'ruth@harrow.example\r\nBcc: spam@spam.example, more@spam.example',
      }),
    );
    expect(internal.subject).toBe('Quote request from Harrow Bcc: spam@spam.example');
    expect(internal.replyTo).toBe('ruth@harrow.exampleBccspam@spam.examplemore@spam.example');
    expect(acknowledgement.to).toEqual([internal.replyTo]);
    expect(acknowledgement.text).toMatch(/^Hello Ruth Harrow,\n/);
  });

  test('A whole novel for a name is cut in the subject, and complete below', () => {
    const novel = 'It was the best of times. '.repeat(5000).trim();
    const { internal } = messagesFor(buildQuote({ businessName: novel }));
    expect(internal.subject).toMatch(/^Quote request from It was the best .+…$/);
    expect(internal.subject.length).toBeLessThanOrEqual(120);
    expect(internal.text).toContain(`Business name: ${novel}\n`);
  });
});

describe('Any text in any field', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    // Code units at random: half surrogate pairs among them.
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
      .map((units) => String.fromCharCode(...units)),
    // What somebody would try, in any mixture.
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

  const anyQuote: fc.Arbitrary<Quote> = fc.record({
    businessName: anyText,
    contactName: anyText,
    email: anyText,
    phone: anyText,
    websiteType: fc.constantFrom(...websiteTypes),
    estimatedPages: fc.constantFrom(...pageCounts),
    featuresRequested: anyText,
    currentWebsite: anyText,
    competitorWebsites: anyText,
    additionalInfo: anyText,
  });

  const written = quoteFields.filter(
    (field) => field !== 'websiteType' && field !== 'estimatedPages',
  );

  test('It stands in both parts of both messages, word for word', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        for (const { text, html } of both(quote)) {
          for (const field of written) {
            const answer = bodyText(quote[field]);
            const isBlank = answer.trim() === '';
            expect(isBlank || text.includes(`${quoteLabels[field]}:${inText(answer)}\n`)).toBe(
              true,
            );
            expect(isBlank || cellOf(html, field) === answer).toBe(true);
          }
        }
      }),
    );
  });

  test('It adds nothing to the markup of the html part', () => {
    const [internal, acknowledgement] = both(buildQuote()).map(({ html }) => markup(html));
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(both(quote).map(({ html }) => markup(html))).toEqual([internal, acknowledgement]);
      }),
    );
  });

  test('It breaks no header field, and adds no recipient', () => {
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

  test('It leaves every field text that can be sent as UTF-8', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        for (const message of both(quote)) {
          for (const part of [...headerFields(message), message.text, message.html]) {
            expect(() => encodeURIComponent(part)).not.toThrow();
            expect(part).not.toMatch(/(?![\n\t])\p{Cc}/u);
          }
        }
      }),
    );
  });

  test('It stays as it is but for line breaks, control characters and half characters', () => {
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
  ])('In a header field of five characters, %j is %j', (text, expected) => {
    expect(headerText(text, 5)).toBe(expected);
  });

  test('It is normalised once: doing it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(bodyText(bodyText(text))).toBe(bodyText(text));
        expect(headerText(headerText(text))).toBe(headerText(text));
        expect(headerAddress(headerAddress(text))).toBe(headerAddress(text));
      }),
    );
  });
});

describe('The size of a message', () => {
  test('The limit is 50 MB', () => {
    expect(MAX_MESSAGE_BYTES).toBe(52_428_800);
    expect(MAX_MESSAGE_BYTES).toBe(50 * 1024 * 1024);
  });

  test('It is counted in bytes of UTF-8, header fields and both parts together', () => {
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
});
