import { describe, expect, test } from 'vitest';
import { MOCK_NOW } from '#mocks/clock.ts';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
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
  type ImportOutcome,
  isReadable,
  parseSiteData,
  planImport,
  readableText,
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

describe('planning an import', () => {
  const orders = buildOrders(2);
  const { webDev } = buildPrices();
  const noted = { ...webDev, note: 'VAT?' };
  const restricted = buildPaymentSettings({ publishableKey: 'rk_live_1' });
  const withSecret = buildPaymentSettings({ webhookSecret: 'whsec_1' });
  const credentials = { username: 'owner', password: 'sk_live_1' };

  /** A value in a file, the stored text, the outcome, and the text to write if any. */
  test.each<[string, unknown, string | undefined, ImportOutcome, string?]>([
    ['webDevPrices', noted, asText(webDev), 'restored', asText(noted)],
    ['hostingPrices', { yearlyDiscountPercentage: -1 }, undefined, 'unreadable'],
    ['theme', 'dark', 'light', 'restored', 'dark'],
    ['theme', 'dark', 'dark', 'unchanged'],
    ['theme', 'blue', undefined, 'unreadable'],
    ['stripePublishableKey', 'pk_test_1', undefined, 'restored', 'pk_test_1'],
    ['stripePublishableKey', 7, undefined, 'unreadable'],
    ['stripePublishableKey', 'sk_live_1', undefined, 'secret'],
    ['stripeSettings', restricted, undefined, 'secret'],
    ['stripeSettings', withSecret, undefined, 'secret'],
    ['adminCredentials', credentials, undefined, 'restored', asText(credentials)],
    ['basket', [], undefined, 'unknown'],
    ['constructor', [], undefined, 'unknown'],
    ['users.unreadable', '[', undefined, 'unknown'],
  ])('of %s %j over %j is %s', (key, value, stored, outcome, text) => {
    expect(prepare(key, value, stored)).toEqual([{ key, outcome }, text]);
  });

  /** The same for a list, with the numbers of its entries. */
  test.each<[unknown, string | undefined, ImportOutcome, number[], string?]>([
    [orders, undefined, 'restored', [0, 2, 0], asText(orders)],
    [orders, asText([buildOrder()]), 'restored', [1, 2, 0], asText(orders)],
    [orders, JSON.stringify(orders, null, 2), 'unchanged', [2, 2, 0]],
    [[], asText(orders), 'restored', [2, 0, 0], '[]'],
    [[7, ...orders], undefined, 'restored', [0, 2, 1], asText(orders)],
    [[7, null], asText(orders), 'unreadable', [2, 0, 2]],
    [{ 0: orders[0] }, undefined, 'unreadable', [0, 0, 0]],
    [orders, '[{"id":"ORD', 'restored', [0, 2, 0], asText(orders)],
    [[], undefined, 'restored', [0, 0, 0], '[]'],
  ])('of the orders %j over %j is %s', (value, text, outcome, counts, written) => {
    const [stored, imported, unreadable] = counts;
    const change = { key: 'orders', outcome, entries: { stored, imported, unreadable } };
    expect(prepare('orders', value, text)).toEqual([change, written]);
  });

  test('leaves the sessions out', () => {
    const data = dataWith({ currentUser: buildUser(), adminSession: true });
    const prepared = planImport(siteRecords, data, {});
    expect(prepared).toMatchObject({ plan: { changes: [] }, texts: {} });
  });

  test('does not show a list that is empty in the file and not stored', () => {
    const prepared = planImport(siteRecords, dataWith({ users: [] }), {});
    expect(prepared).toMatchObject({ plan: { changes: [] }, texts: { users: '[]' } });
  });

  test('ignores the names of object properties', () => {
    const json = JSON.stringify(dataWith({})).replace('{}', '{"__proto__":{"orders":[]}}');
    expect(planImport(siteRecords, parseSiteData(json) ?? dataWith({}), {}).texts).toEqual({});
  });
});

/** The change that a file with one value makes, and the text to write. */
function prepare(key: string, value: unknown, stored: string | undefined) {
  const texts: Record<string, string> = stored === undefined ? {} : { [key]: stored };
  const { plan, texts: written } = planImport(siteRecords, dataWith({ [key]: value }), texts);
  expect(plan).toMatchObject({ savedAt: MOCK_NOW.toISOString(), changes: { length: 1 } });
  expect(Object.keys(written).filter((each) => each !== key)).toEqual([]);
  return [plan.changes[0], Object.hasOwn(written, key) ? written[key] : undefined];
}

function asText(value: unknown): string {
  return JSON.stringify(value);
}
