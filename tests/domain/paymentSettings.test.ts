import { describe, expect, test } from 'vitest';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import {
  connectionProblems,
  defaultPaymentSettings,
  findConnectionProblem,
  isSecretKey,
  paymentSettingsSchema,
  SECRET_KEY_REFUSED,
  storedPaymentSettingsSchema,
} from '#src/domain/paymentSettings.ts';
import { testCardDetails, testCards } from '#src/domain/testCards.ts';

const keys: [string, boolean][] = [
  ['sk_test_1', true],
  ['sk_live_1', true],
  ['rk_test_1', true],
  ['rk_live_1', true],
  ['whsec_1', true],
  ['sk_', true],
  ['  sk_live_1', true],
  ['\u200bsk_live_1', true],
  ['"sk_live_1"', true],
  ['SK_live_1', true],
  ['pk_test_1', false],
  ['pk_live_1', false],
  ['', false],
  ['sk', false],
  ['ask_live_1', false],
  ['pk_sk_live_1', false],
  ['risk_1', false],
];

describe('A secret of the payment provider', () => {
  test.each(keys)('%j is one: %j', (key, isSecret) => {
    expect(isSecretKey(key)).toBe(isSecret);
  });

  test.each(keys)('In the form, %j is refused in words: %j', (key, isSecret) => {
    const form = buildPaymentSettings({ publishableKey: key });
    const issues = paymentSettingsSchema.safeParse(form).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
      isSecret ? [['publishableKey', SECRET_KEY_REFUSED]] : [],
    );
  });

  test('The refusal says why, and where it belongs', () => {
    expect(SECRET_KEY_REFUSED).toMatch(/can be read by others/);
    expect(SECRET_KEY_REFUSED).toMatch(/on your server/);
    expect(SECRET_KEY_REFUSED).toMatch(/publishable key, which begins with pk_\.$/);
  });
});

describe('Payment settings', () => {
  test('By default there is no key, in test mode', () => {
    expect(defaultPaymentSettings).toEqual({ publishableKey: '', testMode: true });
  });

  test('The form trims the key', () => {
    const form = buildPaymentSettings({ publishableKey: ' pk_test_1\n' });
    expect(paymentSettingsSchema.parse(form).publishableKey).toBe('pk_test_1');
  });

  test.each([
    ['both', buildPaymentSettings({ testMode: false }), { testMode: false }],
    ['no mode', { publishableKey: 'pk_test_1' }, { testMode: true }],
    ['a mode that is none', buildPaymentSettings({ testMode: 'live' as never }), null],
    ['no key', { testMode: false }, { testMode: false }],
    ['a key that is no text', buildPaymentSettings({ publishableKey: 1 as never }), null],
    ['nothing', {}, { testMode: true }],
  ])('Stored ones with %s are read as far as they can be', (_, stored, expected) => {
    const { data = null } = storedPaymentSettingsSchema.safeParse(stored);
    if (expected) expect(data).toMatchObject(expected);
    else expect(data).toBeNull();
  });

  test('What else is stored with them is left out', () => {
    const stored = buildPaymentSettings({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' });
    expect(storedPaymentSettingsSchema.parse(stored)).toEqual(buildPaymentSettings());
  });
});

describe('Trying a key', () => {
  test.each([
    ['pk_test_1', null],
    ['pk_live_1', null],
    ['pk_', null],
    [' pk_test_1 ', null],
    ['', 'api-key-missing'],
    ['  ', 'api-key-missing'],
    ['sk_test_1', 'api-key-invalid'],
    ['PK_test_1', 'api-key-invalid'],
    ['test_pk_1', 'api-key-invalid'],
  ])('What is wrong with %j: %j', (key, problem) => {
    expect(findConnectionProblem(key)).toBe(problem);
  });

  test('Every problem has the words of the specification', () => {
    expect(connectionProblems).toEqual({
      'api-key-missing': {
        title: 'Missing API key',
        description: 'Please enter your publishable key before testing.',
      },
      'api-key-invalid': {
        title: 'Connection failed',
        description:
          "Invalid API key. Make sure you're using the correct publishable key for the selected mode.",
      },
    });
  });
});

describe('Test cards', () => {
  test('They are the provider’s own: one is accepted, the other declined', () => {
    expect(testCards.map(({ number, isAccepted }) => [number, isAccepted])).toEqual([
      ['4242 4242 4242 4242', true],
      ['4000 0000 0000 0002', false],
    ]);
    expect(testCardDetails).toEqual([
      'Any future expiry date',
      'Any 3-digit CVC',
      'Any 5-digit ZIP',
    ]);
  });

  test.each(testCards)('$number is a number that a card can have', ({ number }) => {
    const digits = [...number.replaceAll(' ', '')].reverse().map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const counted = index % 2 === 0 ? digit : digit * 2;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    expect(digits).toHaveLength(16);
    expect(sum % 10).toBe(0);
  });
});
