import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import {
  createDefaultTemplate,
  emailTemplateSchema,
  fillTemplate,
  placeholderSamples,
  placeholders,
  placeholdersIn,
  placeholderText,
  unknownPlaceholders,
} from '#src/domain/emailTemplates.ts';

describe('The default template', () => {
  const template = createDefaultTemplate('Millrace');

  test('It has the id, the name and the subject of the specification', () => {
    expect(template).toMatchObject({
      id: 'purchase-confirmation',
      name: 'Purchase Confirmation',
      subject: 'Thank you for your purchase!',
    });
    expect(emailTemplateSchema.parse(template)).toEqual(template);
  });

  test('It thanks, leaves open what differs from letter to letter, and is signed by the team', () => {
    expect(template.body).toMatch(/^Hello \{\{customerName\}\},\n\nThank you /);
    expect(placeholdersIn(template.body)).toEqual(['customerName', 'productName', 'orderId']);
    expect(unknownPlaceholders(template)).toEqual([]);
    expect(template.body).toMatch(/The Millrace team$/);
  });

  test('Another business’s team signs with its own name', () => {
    expect(createDefaultTemplate('Dale & Co').body).toMatch(/The Dale & Co team$/);
  });
});

describe('A stored template', () => {
  test.each([
    ['with blank fields', true, { name: '', subject: '', body: '' }],
    ['with more than this version knows', true, { lastSent: 'never' }],
    ['without an id', false, { id: '' }],
    ['without a body', false, { body: undefined }],
    ['with a subject that is no text', false, { subject: 7 }],
  ])('One %s is accepted: %j', (_, isAccepted, difference) => {
    const template = { ...buildEmailTemplate(), ...difference };
    expect(emailTemplateSchema.safeParse(template).success).toBe(isAccepted);
  });
});

describe('Placeholders', () => {
  test('There are the three of the specification, and a sample for each', () => {
    expect(placeholders).toEqual(['customerName', 'productName', 'orderId']);
    expect(Object.keys(placeholderSamples)).toEqual([...placeholders]);
  });

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
  ])('In %j are %j', (text, names) => {
    expect(placeholdersIn(text)).toEqual(names);
  });

  test('As it is written, each is found', () => {
    for (const placeholder of placeholders) {
      expect(placeholdersIn(placeholderText(placeholder))).toEqual([placeholder]);
    }
  });

  test.each([
    ['all known', {}, []],
    ['one misspelt in the subject', { subject: '{{product}}' }, ['product']],
    ['one misspelt in both', { subject: '{{x}}', body: '{{orderId}} {{x}}' }, ['x']],
    ['several', { subject: '{{b}}', body: '{{a}} {{orderID}}' }, ['b', 'a', 'orderID']],
    ['one with the name of something else', { body: '{{constructor}}' }, ['constructor']],
    ['one across both', { subject: '{{order', body: 'Id}}' }, []],
  ])('In a template with %s, nothing will fill %j', (_, difference, names) => {
    expect(unknownPlaceholders(buildEmailTemplate(difference))).toEqual(names);
  });
});

describe('Filling in a template', () => {
  test.each([
    ['Hello {{customerName}}!', 'Hello Eleanor Whitby!'],
    ['{{ productName }}: {{orderId}}, {{orderId}}', 'Standard Website: ORD-001, ORD-001'],
    ['{{custmerName}} {{}} {{constructor}}', '{{custmerName}} {{}} {{constructor}}'],
    ['no placeholder', 'no placeholder'],
  ])('%j becomes %j', (text, filled) => {
    expect(fillTemplate(text, placeholderSamples)).toBe(filled);
  });

  test.each(['$&', '$1', '$$', '{{orderId}}', '<b>', ''])(
    'The value %j is put in as it is',
    (value) => {
      const values = { customerName: value, orderId: 'ORD-001' };
      expect(fillTemplate('a {{customerName}} z', values)).toBe(`a ${value} z`);
    },
  );

  test('Only what stands between braces changes, whatever the text', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('{', '}', '{{', '}}', '{{customerName}}', '{{ orderId }}', '{{x}}', '\n'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(fillTemplate(text, {})).toBe(text);
        const known = placeholdersIn(text).filter((name) => name in placeholderSamples);
        const filled = fillTemplate(text, placeholderSamples);
        if (known.length === 0) expect(filled).toBe(text);
        else expect(filled).not.toBe(text);
        expect(
          placeholdersIn(fillTemplate(text, { customerName: '', orderId: '', productName: '' })),
        ).not.toContain('customerName');
      }),
    );
  });
});
