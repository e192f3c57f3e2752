import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEmailTemplate, purchaseConfirmation } from '#mocks/factories/emailTemplate.ts';
import { business } from '#src/content/business.ts';
import { defaultTemplates } from '#src/content/emailTemplates.ts';
import {
  type DefaultTemplate,
  emailTemplateSchema,
  newDefaults,
  placeholdersOf,
  unknownPlaceholders,
} from '#src/domain/emailTemplates.ts';
import { fillTemplate, placeholdersIn } from '#src/domain/placeholders.ts';

const placeholders = { customerName: 'Jo Bell', productName: 'A Website', orderId: 'ORD-007' };

test('the purchase confirmation has its id, name, subject, placeholders and signature', () => {
  expect(purchaseConfirmation).toMatchObject({
    id: 'purchase-confirmation',
    name: 'Purchase Confirmation',
    subject: 'Thank you for your purchase!',
  });
  expect(purchaseConfirmation.body).toMatch(/^Hello \{\{customerName\}\},\n\nThank you /);
  expect(purchaseConfirmation.body.endsWith(`\nThe ${business.name} team`)).toBe(true);
  expect(placeholdersIn(purchaseConfirmation.body)).toEqual([
    'customerName',
    'productName',
    'orderId',
  ]);
});

test('the default templates have different ids, and the purchase confirmation alone is original', () => {
  const ids = defaultTemplates.map(({ template }) => template.id);
  expect(new Set(ids).size).toBe(ids.length);
  const originals = defaultTemplates.filter(({ isFromFirstRelease }) => isFromFirstRelease);
  expect(originals.map(({ template }) => template.id)).toEqual(['purchase-confirmation']);
});

test('a default template has its own placeholders, and any other template those of all', () => {
  const defaults: DefaultTemplate[] = [
    { template: buildEmailTemplate({ id: 'a' }), placeholders: { orderId: '1' } },
    { template: buildEmailTemplate({ id: 'b' }), placeholders: { renewalDate: '1 May' } },
  ];
  expect(placeholdersOf(defaults, 'b')).toEqual({ renewalDate: '1 May' });
  expect(placeholdersOf(defaults, 'c')).toEqual({ orderId: '1', renewalDate: '1 May' });
});

describe('a default template of a later version', () => {
  const original = {
    template: purchaseConfirmation,
    placeholders,
    isFromFirstRelease: true,
  } as const;
  const reminder = buildEmailTemplate({ id: 'renewal-reminder' });
  const defaults: DefaultTemplate[] = [original, { template: reminder, placeholders: {} }];

  test.each([
    ['is new to a list without it', [purchaseConfirmation], [reminder]],
    ['is not new to a list that has it', [purchaseConfirmation, reminder], []],
    ['is not new to a list in which it was edited', [{ ...reminder, body: 'Edited' }], []],
    ['does not fill an empty list', [], []],
  ])('%s', (_, stored, expected) => {
    expect(newDefaults(defaults, stored)).toEqual(expected);
  });

  test('does not bring back an original default that was removed', () => {
    expect(newDefaults([original], [buildEmailTemplate()])).toEqual([]);
  });
});

test.each([
  ['with blank fields', true, { name: '', subject: '', body: '' }],
  ['with an unknown key', true, { lastSent: 'never' }],
  ['without an id', false, { id: '' }],
  ['without a body', false, { body: undefined }],
  ['with a number as its subject', false, { subject: 7 }],
])('a stored template %s is valid: %j', (_, isValid, difference) => {
  const template = { ...buildEmailTemplate(), ...difference };
  expect(emailTemplateSchema.safeParse(template).success).toBe(isValid);
});

describe('placeholders', () => {
  test.each([
    ['', []],
    ['Hello', []],
    ['Hello {{customerName}}', ['customerName']],
    ['{{orderId}}, {{customerName}} and {{orderId}}', ['orderId', 'customerName']],
    ['{{ customerName }}', ['customerName']],
    ['{{custmerName}}', ['custmerName']],
    ['{{CustomerName}}', ['CustomerName']],
    ['{{first name}}', ['first name']],
    ['{{}} {{ }}', ['']],
    ['{customerName} [orderId] %productName%', []],
    ['{{customerName} {customerName}}', []],
    ['{{{orderId}}}', ['orderId']],
    ['{{customer\nName}}', []],
    ['{{{{orderId}}', ['orderId']],
  ])('in %j are %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names);
  });

  test.each([
    ['are known', {}, []],
    ['has a misspelt subject', { subject: '{{product}}' }, ['product']],
    ['repeats a mistake', { subject: '{{x}}', body: '{{orderId}} {{x}}' }, ['x']],
    [
      'has several mistakes',
      { subject: '{{b}}', body: '{{a}} {{orderID}}' },
      ['b', 'a', 'orderID'],
    ],
    ['names an object property', { body: '{{constructor}}' }, ['constructor']],
    ['splits one over subject and body', { subject: '{{order', body: 'Id}}' }, []],
  ])('are unknown in a template that %s', (_, difference, names) => {
    expect(unknownPlaceholders(buildEmailTemplate(difference), placeholders)).toEqual(names);
  });

  test.each([
    ['Hello {{customerName}}!', 'Hello Jo Bell!'],
    ['{{ productName }}: {{orderId}}, {{orderId}}', 'A Website: ORD-007, ORD-007'],
    ['{{custmerName}} {{}} {{constructor}}', '{{custmerName}} {{}} {{constructor}}'],
    ['no placeholder', 'no placeholder'],
  ])('of %j are filled in: %j', (text, filled) => {
    expect(fillTemplate(text, placeholders)).toBe(filled);
  });

  test.each(['$&', '$1', '$$', '{{orderId}}', '<b>', ''])(
    'take the value %j literally',
    (value) => {
      const values = { customerName: value, orderId: 'ORD-001' };
      expect(fillTemplate('a {{customerName}} z', values)).toBe(`a ${value} z`);
    },
  );

  test('are all that filling in changes, for any text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('{', '}', '{{', '}}', '{{customerName}}', '{{ orderId }}', '{{x}}', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(fillTemplate(text, {})).toBe(text);
        const isKnown = placeholdersIn(text).some((name) => name in placeholders);
        expect(fillTemplate(text, placeholders) !== text).toBe(isKnown);
      }),
    );
  });
});
