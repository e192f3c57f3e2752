import { describe, expect, test } from 'vitest';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import {
  blankQuote,
  lacksRequiredAnswer,
  type QuoteField,
  quoteDraftSchema,
  quoteFields,
  quoteQuestion,
  quoteQuestions,
  quoteSchema,
} from '#src/domain/quote.ts';

/** All messages, by field. */
function messagesFor(answers: unknown): Record<string, string[]> {
  const issues = quoteSchema.safeParse(answers).error?.issues ?? [];
  const fields = new Set(issues.map(({ path }) => path.join('.')));
  return Object.fromEntries(
    [...fields].map((field) => [
      field,
      issues.filter(({ path }) => path.join('.') === field).map(({ message }) => message),
    ]),
  );
}

const requiredFields: QuoteField[] = ['businessName', 'contactName', 'email'];

/** Those that are answered with text. */
const optionalFields = quoteFields.filter(
  (field) => !requiredFields.includes(field) && !('options' in quoteQuestion(field)),
);

describe('the quote form', () => {
  test('accepts complete answers unchanged', () => {
    expect(quoteSchema.parse(buildQuote())).toEqual(buildQuote());
  });

  test('accepts three answers, and fills in the default choices', () => {
    const { businessName, contactName, email } = buildQuote();
    expect(quoteSchema.parse({ businessName, contactName, email })).toEqual(buildShortQuote());
  });

  test('starts blank but for the two default choices', () => {
    expect(Object.entries(blankQuote).filter(([, answer]) => answer)).toEqual([
      ['websiteType', 'business'],
      ['estimatedPages', '1-5'],
    ]);
  });

  test.each([
    ['businessName', 'Enter the name of your business'],
    ['contactName', 'Enter your name'],
    ['email', 'Enter your email address'],
  ] as const)('requires %s, neither blank nor missing: %s', (field, message) => {
    const { [field]: _, ...rest } = buildQuote();
    const missing = { [field]: [message] };
    expect(messagesFor(rest)).toEqual(missing);
    expect(messagesFor({ ...rest, [field]: '' })).toEqual(missing);
    expect(messagesFor({ ...rest, [field]: ' \t\n ' })).toEqual(missing);
  });

  test.each([
    ['contactName', 100, '100'],
    ['businessName', 5000, '5,000'],
    ['phone', 5000, '5,000'],
    ['additionalInfo', 5000, '5,000'],
  ] as const)('accepts for %s %d characters, and no more', (field, length, shown) => {
    expect(messagesFor(buildQuote({ [field]: 'x'.repeat(length) }))).toEqual({});
    expect(messagesFor(buildQuote({ [field]: 'x'.repeat(length + 1) }))).toEqual({
      [field]: [`Please write at most ${shown} characters`],
    });
  });

  test('reports exactly the three required fields when untouched', () => {
    expect(Object.keys(messagesFor(blankQuote))).toEqual(requiredFields);
  });

  test.each([...requiredFields, ...optionalFields])('trims %s', (field) => {
    const padded = { ...buildQuote(), [field]: ` ${buildQuote()[field]}\n` };
    expect(quoteSchema.parse(padded)).toEqual(buildQuote());
  });

  test.each(optionalFields)('accepts %s blank or missing', (field) => {
    const { [field]: _, ...rest } = buildQuote();
    expect(quoteSchema.parse(rest)[field]).toBe('');
    expect(quoteSchema.parse({ ...rest, [field]: '   ' })[field]).toBe('');
  });

  test.each([
    'ruth',
    'ruth@',
    '@harrow.example',
    'ruth@harrow',
    'ruth harrow@harrow.example',
    'ruth@harrow.example, sam@harrow.example',
    'ruth@harrow.example\r\nBcc: sam@harrow.example',
    'Ruth <ruth@harrow.example>',
    `ruth@${'harrow.'.repeat(40)}example`,
  ])('refuses %j as an email address', (email) => {
    expect(new Set(messagesFor(buildQuote({ email })).email)).toEqual(
      new Set(['Please enter a valid email address']),
    );
  });

  test.each([
    'ruth@harrow.example',
    "r.o'hara+quotes@mail.harrow.example",
    ' ruth@harrow.example ',
  ])('accepts %j as an email address', (email) => {
    expect(quoteSchema.parse(buildQuote({ email })).email).toBe(email.trim());
  });

  test.each([
    ['websiteType', 'shop'],
    ['websiteType', ''],
    ['estimatedPages', '5'],
    ['estimatedPages', null],
  ])('refuses a %s of %j', (field, answer) => {
    expect(Object.keys(messagesFor({ ...buildQuote(), [field]: answer }))).toEqual([field]);
  });

  test('offers the agreed options, the first of which is the default', () => {
    expect(quoteQuestions.websiteType.options).toEqual([
      { value: 'business', label: 'Business' },
      { value: 'ecommerce', label: 'Ecommerce' },
      { value: 'portfolio', label: 'Portfolio' },
      { value: 'other', label: 'Other' },
    ]);
    expect(quoteQuestions.estimatedPages.options.map(({ value, label }) => [value, label])).toEqual(
      ['1-5', '6-10', '11-20', '20+'].map((pages) => [pages, pages]),
    );
  });
});

describe('a draft of the quote form', () => {
  test('may be incomplete and invalid', () => {
    const draft = { email: 'ruth@', websiteType: 'other' };
    expect(quoteDraftSchema.parse(draft)).toEqual(draft);
    expect(quoteDraftSchema.parse({})).toEqual({});
  });

  test.each([{ phone: 4 }, { websiteType: 'shop' }, 'text', null])('is not %j', (stored) => {
    expect(quoteDraftSchema.safeParse(stored).success).toBe(false);
  });

  test.each(requiredFields)('lacks a required answer while %s is blank', (field) => {
    expect(lacksRequiredAnswer({ ...buildShortQuote(), [field]: ' ' })).toBe(true);
    const { [field]: _, ...rest } = buildShortQuote();
    expect(lacksRequiredAnswer(rest)).toBe(true);
  });

  test('lacks no required answer when only optional ones are blank', () => {
    expect(lacksRequiredAnswer(buildShortQuote())).toBe(false);
  });
});
