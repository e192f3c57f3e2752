import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { siteDataKeys, siteRecords } from '#src/backend/browser/admin/adminRecords.ts';
import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import {
  isReadable,
  parseSiteData,
  prepareImport,
  readableText,
  type SiteData,
  storedValues,
} from '#src/domain/siteData.ts';

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

test('the site data has every key of localStorage', () => {
  const { quoteDraft, awaitedSection, ...lasting } = storageKeys;
  const keys = [...Object.values(lasting), ...Object.values(adminStorageKeys)];
  expect([...siteDataKeys].sort()).toEqual(keys.sort());
});

const user = JSON.stringify(buildUser());

describe('the readable text', () => {
  test.each([
    ['users', `[ ${user} ]`, `[ ${user} ]`],
    ['users', '[]', '[]'],
    ['users', `[7,${user}]`, `[${user}]`],
    ['users', '[7]', null],
    ['users', '{}', null],
    ['users', '', null],
    ['webDevPrices', '{}', '{}'],
    ['webDevPrices', '{"cut', null],
    ['hostingPrices', '{"yearlyDiscountPercentage":120}', null],
    ['adminSession', 'true', 'true'],
    ['adminSession', '"true"', null],
    ['theme', 'dark', 'dark'],
    ['theme', '"dark"', null],
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

describe('preparing an import', () => {
  const orders = buildOrders(2);
  const { webDev } = buildPrices();
  const counts = (stored: number, imported: number, unreadable: number) => ({
    entries: { stored, imported, unreadable },
  });

  /** A value in a file, the stored text, the planned change, and the text to write if any. */
  test.each<[string, unknown, string | undefined, object, string?]>([
    ['orders', orders, undefined, { outcome: 'restored', ...counts(0, 2, 0) }, asText(orders)],
    [
      'orders',
      orders,
      asText([buildOrder()]),
      { outcome: 'restored', ...counts(1, 2, 0) },
      asText(orders),
    ],
    [
      'orders',
      orders,
      JSON.stringify(orders, null, 2),
      { outcome: 'unchanged', ...counts(2, 2, 0) },
    ],
    ['orders', [], asText(orders), { outcome: 'restored', ...counts(2, 0, 0) }, '[]'],
    [
      'orders',
      [7, ...orders],
      undefined,
      { outcome: 'restored', ...counts(0, 2, 1) },
      asText(orders),
    ],
    ['orders', [7, null], asText(orders), { outcome: 'unreadable', ...counts(2, 0, 2) }],
    ['orders', { 0: orders[0] }, undefined, { outcome: 'unreadable', ...counts(0, 0, 0) }],
    ['orders', orders, '[{"id":"ORD', { outcome: 'restored', ...counts(0, 2, 0) }, asText(orders)],
    [
      'webDevPrices',
      { ...webDev, note: 'VAT?' },
      asText(webDev),
      { outcome: 'restored' },
      asText({ ...webDev, note: 'VAT?' }),
    ],
    ['hostingPrices', { yearlyDiscountPercentage: -1 }, undefined, { outcome: 'unreadable' }],
    ['theme', 'dark', 'light', { outcome: 'restored' }, 'dark'],
    ['theme', 'dark', 'dark', { outcome: 'unchanged' }],
    ['theme', 'blue', undefined, { outcome: 'unreadable' }],
    ['stripePublishableKey', 'pk_test_1', undefined, { outcome: 'restored' }, 'pk_test_1'],
    ['stripePublishableKey', 7, undefined, { outcome: 'unreadable' }],
    ['stripePublishableKey', 'sk_live_1', undefined, { outcome: 'secret' }],
    [
      'stripeSettings',
      buildPaymentSettings({ publishableKey: 'rk_live_1' }),
      undefined,
      { outcome: 'secret' },
    ],
    [
      'stripeSettings',
      buildPaymentSettings({ webhookSecret: 'whsec_1' }),
      undefined,
      { outcome: 'secret' },
    ],
    [
      'adminCredentials',
      { username: 'owner', password: 'sk_live_1' },
      undefined,
      { outcome: 'restored' },
      '{"username":"owner","password":"sk_live_1"}',
    ],
    ['basket', [], undefined, { outcome: 'unknown' }],
    ['constructor', [], undefined, { outcome: 'unknown' }],
    ['users.unreadable', '[', undefined, { outcome: 'unknown' }],
  ])('of %s %j over %j has the outcome %j', (key, value, stored, change, text) => {
    const texts: Record<string, string> = stored === undefined ? {} : { [key]: stored };
    const prepared = prepareImport(siteRecords, dataWith({ [key]: value }), texts);
    expect(prepared.plan).toEqual({
      savedAt: MOCK_NOW.toISOString(),
      changes: [{ key, ...change }],
    });
    expect(prepared.texts).toEqual(text === undefined ? {} : { [key]: text });
  });

  test('leaves the sessions out', () => {
    const data = dataWith({ currentUser: buildUser(), adminSession: true });
    const prepared = prepareImport(siteRecords, data, {});
    expect(prepared).toMatchObject({ plan: { changes: [] }, texts: {} });
  });

  test('ignores the names of object properties', () => {
    const json = JSON.stringify(dataWith({})).replace('{}', '{"__proto__":{"orders":[]}}');
    expect(prepareImport(siteRecords, parseSiteData(json) ?? dataWith({}), {}).texts).toEqual({});
  });
});

function asText(value: unknown): string {
  return JSON.stringify(value);
}
