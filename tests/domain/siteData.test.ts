import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildUser } from '#mocks/factories/user.ts';
import {
  adminRecords,
  siteDataKeys,
  siteRecords,
} from '#src/backend/browser/admin/adminRecords.ts';
import { storageKeys } from '#src/backend/storage/storageKeys.ts';
import {
  isReadable,
  parseSiteData,
  readableText,
  restorable,
  type SiteData,
  storedValues,
} from '#src/domain/siteData.ts';
import { recordLabel } from '#src/features/admin/site-data/recordLabel.ts';

const recordOf = (key: string) => {
  const record = siteRecords.find((each) => each.key === key);
  if (!record) throw new Error(`"${key}" is not stored.`);
  return record;
};

const dataWith = (contents: Record<string, unknown>): SiteData => ({
  version: 1,
  savedAt: MOCK_NOW.toISOString(),
  contents,
  unreadable: [],
});

test('the site data has every key of localStorage, except the time of the last quote request', () => {
  const {
    quoteDraft,
    quoteLockout,
    questionnaireDraft,
    messageDrafts,
    ticketTokens,
    orderTokens,
    purchaseReference,
    ...lasting
  } = storageKeys;
  const keys = [...Object.values(lasting), ...Object.keys(adminRecords)];
  expect([...siteDataKeys].sort()).toEqual(keys.sort());
});

test('the owner has a name for every key of the site data', () => {
  expect(siteDataKeys.map(recordLabel).filter((label) => siteDataKeys.includes(label))).toEqual([]);
  expect(recordLabel('users.unreadable-2')).toBe('Accounts');
  expect(recordLabel('constructor')).toBe('constructor');
});

const user = JSON.stringify(buildUser());

describe('the readable text', () => {
  test.each([
    ['users', `[ ${user} ]`, `[ ${user} ]`],
    ['users', '[]', '[]'],
    ['users', `[7,${user}]`, `[${user}]`],
    ['users', '[7]', undefined],
    ['users', '{}', undefined],
    ['users', '', undefined],
    ['webDevPrices', '{}', '{}'],
    ['webDevPrices', '{"cut', undefined],
    ['hostingPrices', '{"yearlyDiscountPercentage":120}', undefined],
    ['adminSession', 'true', 'true'],
    ['adminSession', '"true"', undefined],
    ['theme', 'dark', 'dark'],
    ['theme', '"dark"', undefined],
    ['stripePublishableKey', 'anything', 'anything'],
  ])('of %s with the text %j is %j', (key, text, expected) => {
    expect(readableText(recordOf(key), text)).toBe(expected);
    expect(isReadable(recordOf(key), text)).toBe(text === expected);
  });
});

test('stored texts become values, except those that are not JSON', () => {
  const texts = {
    orders: '[ {"id": 7} ]',
    hostingPrices: '{"cut',
    stripePublishableKey: '7',
    theme: 'dark',
    other: '1',
  };
  expect(storedValues(siteRecords, texts)).toStrictEqual({
    orders: [{ id: 7 }],
    stripePublishableKey: '7',
    theme: 'dark',
  });
});

test.each([
  ['another version', { version: 2 }],
  ['no date', { savedAt: undefined }],
  ['an invalid date', { savedAt: 'yesterday' }],
  ['no contents', { contents: undefined }],
  ['a list of contents', { contents: [] }],
  ['no unreadable texts', { unreadable: undefined }],
  ['invalid unreadable texts', { unreadable: [{ key: 'users' }] }],
])('a file with %s is invalid', (_, difference) => {
  expect(parseSiteData(JSON.stringify({ ...dataWith({}), ...difference }))).toBeNull();
});

describe('what a file restores', () => {
  const orders = buildOrders(2);
  const { webDev } = buildPrices();
  const noted = { ...webDev, note: 'VAT?' };
  const credentials = { username: 'owner', password: 'sk_live_1' };

  test.each<[string, unknown, unknown?]>([
    ['webDevPrices', noted, noted],
    ['hostingPrices', { yearlyDiscountPercentage: -1 }],
    ['theme', 'dark', 'dark'],
    ['theme', 'blue'],
    ['stripePublishableKey', 'pk_test_1', 'pk_test_1'],
    ['stripePublishableKey', 7],
    ['stripePublishableKey', 'sk_live_1'],
    ['stripeSettings', buildPaymentSettings({ publishableKey: 'rk_live_1' })],
    ['stripeSettings', buildPaymentSettings({ webhookSecret: 'whsec_1' })],
    ['adminCredentials', credentials, credentials],
    ['orders', orders, orders],
    ['orders', [], []],
    ['orders', [7, null]],
    ['orders', { 0: orders[0] }],
    ['basket', []],
    ['constructor', []],
    ['users.unreadable', '['],
  ])('of %s %j is %j', (key, value, restored) => {
    const { values, leftOut } = restorable(siteRecords, dataWith({ [key]: value }));
    expect([...values.values()]).toEqual(restored === undefined ? [] : [restored]);
    expect(leftOut).toEqual(restored === undefined ? [key] : []);
  });

  test('is the valid entries of a list', () => {
    const { values, leftOut } = restorable(siteRecords, dataWith({ orders: [7, ...orders] }));
    expect([[...values.values()], leftOut]).toEqual([[orders], ['orders']]);
  });

  test('is no session', () => {
    const data = dataWith({ currentUser: buildUser(), adminSession: true });
    expect(restorable(siteRecords, data)).toEqual({ values: new Map(), leftOut: [] });
  });

  test('is nothing under the name of an object property', () => {
    const json = JSON.stringify(dataWith({})).replace('{}', '{"__proto__":{"orders":[]}}');
    expect(restorable(siteRecords, parseSiteData(json) ?? dataWith({})).values.size).toBe(0);
  });
});
