import { describe, expect, test } from 'vitest';
import { buildPackageInfo, buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import {
  packageInfoSchema,
  type QuestionnaireField,
  questionnaireFields,
  questionnaireQuestion,
  questionnaireSchema,
} from '#src/domain/questionnaire.ts';

/** The messages, by field. */
function messagesFor(answers: unknown): Record<string, string> {
  const result = questionnaireSchema.safeParse(answers);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

const rules: [QuestionnaireField, number, string][] = [
  ['businessName', 2, 'Business name is required'],
  ['businessDescription', 10, 'Please provide a brief description of your business'],
  ['products', 5, 'Please tell us what products or services you offer'],
  ['specialFeatures', 5, "Please describe any special features you'd like"],
];

const optionalFields: QuestionnaireField[] = [
  'targetAudience',
  'existingWebsite',
  'competitorWebsites',
  'additionalInfo',
];

describe('the questionnaire', () => {
  test('accepts complete answers unchanged', () => {
    expect(questionnaireSchema.parse(buildQuestionnaire())).toEqual(buildQuestionnaire());
  });

  test.each(rules)('accepts %s with %d characters', (field, minimum) => {
    expect(messagesFor(buildQuestionnaire({ [field]: 'x'.repeat(minimum) }))).toEqual({});
  });

  test.each(rules)(
    'refuses %s with fewer than %d characters between blanks',
    (field, minimum, message) => {
      const answers = buildQuestionnaire({ [field]: ` \n${'x'.repeat(minimum - 1)}\t ` });
      expect(messagesFor(answers)).toEqual({ [field]: message });
    },
  );

  test.each(questionnaireFields)('accepts 5,000 characters for %s, and no more', (field) => {
    const answers = (length: number) => buildQuestionnaire({ [field]: 'x'.repeat(length) });
    expect(messagesFor(answers(5000))).toEqual({});
    const message = 'Please write at most 5,000 characters';
    expect(messagesFor(answers(5001))).toEqual({ [field]: message });
  });

  test('reports exactly the four required fields when empty', () => {
    const expected = Object.fromEntries(rules.map(([field, , message]) => [field, message]));
    expect(messagesFor({})).toEqual(expected);
    expect(messagesFor(buildShortQuestionnaire({ businessName: '' }))).toEqual({
      businessName: 'Business name is required',
    });
  });

  test.each(optionalFields)('accepts %s blank or missing', (field) => {
    const { [field]: _, ...rest } = buildQuestionnaire();
    expect(questionnaireSchema.parse(rest)[field]).toBe('');
    expect(questionnaireSchema.parse({ ...rest, [field]: '   ' })[field]).toBe('');
  });

  test('trims answers', () => {
    const answers = questionnaireSchema.parse(buildQuestionnaire({ businessName: '  Harrow  ' }));
    expect(answers.businessName).toBe('Harrow');
  });

  test('asks eight questions in the agreed order', () => {
    expect(questionnaireFields.map((field) => questionnaireQuestion(field).label)).toEqual([
      'Business name',
      'Business description',
      'Products',
      'Target audience',
      'Special features',
      'Existing website',
      'Competitor websites',
      'Additional info',
    ]);
    expect(questionnaireFields).toEqual(Object.keys(buildQuestionnaire()));
  });
});

describe('the package in the navigation state', () => {
  test('is parsed to its id, title and price', () => {
    const { id, title, price } = buildWebsitePackage();
    expect(packageInfoSchema.parse(buildWebsitePackage())).toEqual({ id, title, price });
  });

  test.each([
    ['nothing', null],
    ['text', 'standard'],
    ['an empty object', {}],
    ['without an id', { ...buildPackageInfo(), id: '' }],
    ['without a title', { ...buildPackageInfo(), title: ' ' }],
    ['priced in words', { ...buildPackageInfo(), price: '12' }],
    ['priced below zero', { ...buildPackageInfo(), price: -1 }],
    ['priced in fractions of a penny', { ...buildPackageInfo(), price: 12.5 }],
  ])('is refused when it is %s', (_, state) => {
    expect(packageInfoSchema.safeParse(state).success).toBe(false);
  });
});
