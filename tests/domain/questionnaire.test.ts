import { describe, expect, test } from 'vitest';
import { buildPackageInfo, buildWebsitePackage } from '#mocks/factories/catalogue.ts';
import { buildQuestionnaire, buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import {
  packageInfoSchema,
  type QuestionnaireField,
  questionnaireFields,
  questionnaireLabels,
  questionnaireSchema,
} from '#src/domain/questionnaire.ts';

/** The message beside each field that is refused. */
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

describe('The questionnaire', () => {
  test('A complete one is accepted as it stands', () => {
    expect(questionnaireSchema.parse(buildQuestionnaire())).toEqual(buildQuestionnaire());
  });

  test.each(rules)('%s is refused one character short of %d', (field, minimum, message) => {
    const answers = buildQuestionnaire({ [field]: 'x'.repeat(minimum - 1) });
    expect(messagesFor(answers)).toEqual({ [field]: message });
  });

  test.each(rules)('%s is accepted with %d characters', (field, minimum) => {
    expect(messagesFor(buildQuestionnaire({ [field]: 'x'.repeat(minimum) }))).toEqual({});
  });

  test.each(rules)('Blanks around %s do not count towards %d', (field, minimum, message) => {
    const answers = buildQuestionnaire({ [field]: ` \n${'x'.repeat(minimum - 1)}\t ` });
    expect(messagesFor(answers)).toEqual({ [field]: message });
  });

  test('An empty one answers with the four messages, and nothing else', () => {
    const expected = Object.fromEntries(rules.map(([field, , message]) => [field, message]));
    expect(messagesFor({})).toEqual(expected);
    expect(messagesFor(buildShortQuestionnaire({ businessName: '' }))).toEqual({
      businessName: 'Business name is required',
    });
  });

  test.each(optionalFields)('%s may be left blank, or out', (field) => {
    const { [field]: _, ...rest } = buildQuestionnaire();
    expect(questionnaireSchema.parse(rest)[field]).toBe('');
    expect(questionnaireSchema.parse({ ...rest, [field]: '   ' })[field]).toBe('');
  });

  test('Answers are kept without the blanks around them', () => {
    const answers = questionnaireSchema.parse(buildQuestionnaire({ businessName: '  Harrow  ' }));
    expect(answers.businessName).toBe('Harrow');
  });

  test('The eight fields are asked in the order of the specification', () => {
    expect(questionnaireFields).toEqual([
      'businessName',
      'businessDescription',
      'products',
      'targetAudience',
      'specialFeatures',
      'existingWebsite',
      'competitorWebsites',
      'additionalInfo',
    ]);
  });

  test.each(questionnaireFields)('The label of %s is its name in sentence case', (field) => {
    const words = field.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
    expect(questionnaireLabels[field]).toBe(words.replace(/^./, (first) => first.toUpperCase()));
  });
});

describe('The package carried to the questionnaire', () => {
  test('A package of the catalogue arrives as its id, title and price', () => {
    const { id, title, price } = buildWebsitePackage();
    expect(packageInfoSchema.parse(buildWebsitePackage())).toEqual({ id, title, price });
  });

  test.each([
    ['nothing', null],
    ['text', 'standard'],
    ['an empty object', {}],
    ['an empty id', { ...buildPackageInfo(), id: '' }],
    ['a blank title', { ...buildPackageInfo(), title: ' ' }],
    ['a price in words', { ...buildPackageInfo(), price: '179' }],
    ['a price below nothing', { ...buildPackageInfo(), price: -1 }],
    ['a fraction of a penny', { ...buildPackageInfo(), price: 179.5 }],
  ])('Navigation state with %s is refused', (_, state) => {
    expect(packageInfoSchema.safeParse(state).success).toBe(false);
  });
});
