import { describe, expect, test } from 'vitest';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import {
  blankQuote,
  pageCounts,
  type QuoteField,
  quoteFields,
  quoteGroups,
  quoteLabels,
  quoteSchema,
  websiteTypeLabels,
  websiteTypes,
} from '#src/domain/quote.ts';

/** Every message beside each field that is refused. */
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

const optionalFields: QuoteField[] = [
  'phone',
  'featuresRequested',
  'currentWebsite',
  'competitorWebsites',
  'additionalInfo',
];

describe('The quote form', () => {
  test('A complete one is accepted as it stands', () => {
    expect(quoteSchema.parse(buildQuote())).toEqual(buildQuote());
  });

  test('Three answers are enough, and the choices are those of the specification', () => {
    const { businessName, contactName, email } = buildQuote();
    expect(quoteSchema.parse({ businessName, contactName, email })).toEqual(buildShortQuote());
  });

  test('An untouched one is blank, but for the two choices', () => {
    expect(blankQuote).toEqual(buildShortQuote({ businessName: '', contactName: '', email: '' }));
  });

  test.each(requiredFields)('%s is missed where it is empty, blank or left out', (field) => {
    const { [field]: _, ...rest } = buildQuote();
    const missing = { [field]: ['Please fill in this field'] };
    expect(messagesFor(rest)).toEqual(missing);
    expect(messagesFor({ ...rest, [field]: '' })).toEqual(missing);
    expect(messagesFor({ ...rest, [field]: ' \t\n ' })).toEqual(missing);
  });

  test('An untouched one misses the three, and says nothing else', () => {
    expect(Object.keys(messagesFor(blankQuote))).toEqual(requiredFields);
  });

  test.each([...requiredFields, ...optionalFields])(
    '%s is kept without the blanks around it',
    (field) => {
      const padded = { ...buildQuote(), [field]: ` ${buildQuote()[field]}\n` };
      expect(quoteSchema.parse(padded)).toEqual(buildQuote());
    },
  );

  test.each(optionalFields)('%s may be left blank, or out', (field) => {
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
  ])('%j is no email address', (email) => {
    expect(new Set(messagesFor(buildQuote({ email })).email)).toEqual(
      new Set(['Please enter a valid email address']),
    );
  });

  test.each([
    'ruth@harrow.example',
    "r.o'hara+quotes@mail.harrow.example",
    ' ruth@harrow.example ',
  ])('%j is one', (email) => {
    expect(quoteSchema.parse(buildQuote({ email })).email).toBe(email.trim());
  });

  test.each([
    ['websiteType', 'shop'],
    ['websiteType', ''],
    ['estimatedPages', '5'],
    ['estimatedPages', null],
  ])('A %s of %j is none of the options', (field, answer) => {
    expect(Object.keys(messagesFor({ ...buildQuote(), [field]: answer }))).toEqual([field]);
  });

  test('There are eight options, in the order of the specification', () => {
    expect(websiteTypes).toEqual(['business', 'ecommerce', 'portfolio', 'other']);
    expect(pageCounts).toEqual(['1-5', '6-10', '11-20', '20+']);
    expect(websiteTypes.map((type) => websiteTypeLabels[type])).toEqual([
      'Business',
      'Ecommerce',
      'Portfolio',
      'Other',
    ]);
  });

  test('Each field is asked once, in one of the four groups', () => {
    expect(quoteGroups.map(({ title }) => title)).toEqual([
      'Business Information',
      'Website Requirements',
      'References & Inspiration',
      'Additional Information',
    ]);
    expect(quoteGroups.flatMap(({ fields }) => fields)).toEqual(quoteFields);
    expect(quoteFields).toEqual(Object.keys(quoteSchema.shape));
  });

  test.each(quoteFields)('The label of %s is its name in sentence case', (field) => {
    const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    expect(quoteLabels[field]).toBe(words.replace(/^./, (first) => first.toUpperCase()));
  });
});
