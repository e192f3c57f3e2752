import { describe, expect, test } from 'vitest';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import {
  connectionProblems,
  defaultPaymentSettings,
  findConnectionProblem,
  isSecretKey,
  modeWarning,
  paymentSettingsSchema,
  SECRET_KEY_REFUSED,
  storedPaymentSettingsSchema,
} from '#src/domain/paymentSettings.ts';
import { testCardDetails, testCards } from '#src/domain/testCards.ts';

describe('a secret of the payment provider', () => {
  test.each([
    ['sk_test_1', true],
    ['rk_live_1', true],
    ['whsec_1', true],
    ['sk_', true],
    ['\u200b sk_live_1', true],
    ['"sk_live_1"', true],
    ['SK_live_1', true],
    ['pk_live_1', false],
    ['', false],
    ['sk', false],
    ['ask_live_1', false],
    ['pk_sk_live_1', false],
  ])('is recognised in %j and refused by the form: %j', (publishableKey, isSecret) => {
    expect(isSecretKey(publishableKey)).toBe(isSecret);
    const form = buildPaymentSettings({ publishableKey });
    const issues = paymentSettingsSchema.safeParse(form).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
      isSecret ? [['publishableKey', SECRET_KEY_REFUSED]] : [],
    );
  });

  test('is refused with the reason and the place where it belongs', () => {
    expect(SECRET_KEY_REFUSED).toMatch(/can be read by others/);
    expect(SECRET_KEY_REFUSED).toMatch(/on your server/);
    expect(SECRET_KEY_REFUSED).toMatch(/publishable key, which begins with pk_\.$/);
    // Connected mode has neither.
    expect(SECRET_KEY_REFUSED).not.toMatch(/edge function|browser/);
  });
});

describe('payment settings', () => {
  test('default to test mode without a key', () => {
    expect(defaultPaymentSettings).toEqual({ publishableKey: '', testMode: true });
  });

  test('have a trimmed key in the form', () => {
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
  ])('stored with %s are valid, or null: %j', (_, stored, expected) => {
    const { data = null } = storedPaymentSettingsSchema.safeParse(stored);
    if (expected) expect(data).toMatchObject(expected);
    else expect(data).toBeNull();
  });

  test('drop other stored keys', () => {
    const stored = buildPaymentSettings({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' });
    expect(storedPaymentSettingsSchema.parse(stored)).toEqual(buildPaymentSettings());
  });
});

test.each([
  ['pk_test_1', true, null],
  ['pk_live_1', false, null],
  ['pk_other', true, null],
  ['', false, null],
  [
    ' pk_live_1',
    true,
    'This is a live key, and test mode is on. Switch test mode off, or enter your test key.',
  ],
  [
    'pk_test_1',
    false,
    'This is a test key, and test mode is off. Switch test mode on, or enter your live key.',
  ],
])('the key %j with test mode %j has the warning %j', (publishableKey, testMode, warning) => {
  expect(modeWarning({ publishableKey, testMode })).toBe(warning);
});

describe('testing a key', () => {
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
  ])('%j has the problem %j', (key, problem) => {
    expect(findConnectionProblem(key)).toBe(problem);
  });

  test('every problem has its exact title and description', () => {
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

describe('test cards', () => {
  test('are one accepted and one declined card of the provider', () => {
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

  test.each(testCards)('$number has a valid check digit', ({ number }) => {
    const digits = [...number.replaceAll(' ', '')].reverse().map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const counted = index % 2 === 0 ? digit : digit * 2;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    expect(digits).toHaveLength(16);
    expect(sum % 10).toBe(0);
  });
});
