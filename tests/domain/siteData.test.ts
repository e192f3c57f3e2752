import { describe, expect, test } from 'vitest';
import { MOCK_NOW, mockNow } from '#mocks/clock.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildOrder, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { adminStorageKeys } from '#src/backend/browser/admin/adminStorageKeys.ts';
import { storageKeys } from '#src/backend/browser/storageKeys.ts';
import {
  createSiteData,
  isReadable,
  parseSiteData,
  prepareImport,
  readableText,
  type SiteData,
  siteDataKeys,
} from '#src/domain/siteData.ts';

const now = mockNow();

function dataWith(contents: Record<string, unknown>): SiteData {
  return { version: 1, savedAt: MOCK_NOW.toISOString(), contents, unreadable: [] };
}

describe('the parts of the site data', () => {
  test('cover every key of localStorage', () => {
    const { quoteDraft, awaitedSection, ...lasting } = storageKeys;
    const keys = [...Object.values(lasting), ...Object.values(adminStorageKeys)];
    expect([...siteDataKeys].sort()).toEqual(keys.sort());
  });

  test.each([
    ['users', JSON.stringify([buildUser()]), true],
    ['users', '[]', true],
    ['users', JSON.stringify([buildUser(), 7]), false],
    ['users', '{}', false],
    ['users', '', false],
    ['webDevPrices', JSON.stringify(buildPrices().webDev), true],
    ['webDevPrices', '{}', true],
    ['hostingPrices', '{"yearlyDiscountPercentage":120}', false],
    ['stripeSettings', JSON.stringify(buildPaymentSettings()), true],
    ['stripePublishableKey', 'anything', true],
    ['adminSession', 'true', true],
    ['adminSession', 'false', false],
    ['adminSession', '"true"', false],
    ['theme', 'dark', true],
    ['theme', '"dark"', false],
    ['theme', 'blue', false],
    ['something else', '{}', false],
    ['constructor', '{}', false],
  ])('include %j with the readable text %j: %j', (key, text, expected) => {
    expect(isReadable(key, text)).toBe(expected);
  });
});

describe('the readable text of a part', () => {
  const spaced = JSON.stringify([buildUser()], null, 2);
  test.each([
    ['users', spaced, spaced],
    ['users', JSON.stringify([7, buildUser()]), JSON.stringify([buildUser()])],
    ['users', '[7]', null],
    ['users', '{}', null],
    ['webDevPrices', '{"cut', null],
    ['theme', 'dark', 'dark'],
    ['theme', 'blue', null],
    ['something else', '{}', null],
  ])('of %j with the text %j is %j', (key, text, expected) => {
    expect(readableText(key, text)).toBe(expected);
  });
});

describe('a site data file', () => {
  test('holds JSON values, and the text of what is not JSON', () => {
    const unreadable = [{ key: 'orders.unreadable', text: '[' }];
    const texts = {
      orders: '[ {"id": 7} ]',
      hostingPrices: '{"cut',
      stripePublishableKey: '7',
      theme: 'dark',
      other: '1',
    };
    const data = createSiteData({ texts, unreadable, now });
    expect(data).toStrictEqual({
      version: 1,
      savedAt: '2026-03-02T09:30:00.000Z',
      contents: { orders: [{ id: 7 }], stripePublishableKey: '7', theme: 'dark' },
      unreadable,
    });
    expect(parseSiteData(JSON.stringify(data))).toEqual(data);
  });

  test.each([
    ['another version', { version: 2 }],
    ['no version', { version: undefined }],
    ['no date', { savedAt: undefined }],
    ['a date that is none', { savedAt: 'yesterday' }],
    ['no contents', { contents: undefined }],
    ['a list of contents', { contents: [] }],
    ['no unreadable texts', { unreadable: undefined }],
    ['unreadable texts that are none', { unreadable: [{ key: 'users' }] }],
  ])('is invalid with %s', (_, difference) => {
    expect(parseSiteData(JSON.stringify({ ...dataWith({}), ...difference }))).toBeNull();
  });
});

describe('preparing an import', () => {
  const orders = buildOrders(2);
  const { webDev } = buildPrices();

  test.each<[string, string, unknown, string | undefined, object, string | undefined]>([
    [
      'a list where there was none',
      'orders',
      orders,
      undefined,
      { outcome: 'added', entries: { stored: 0, imported: 2, unreadable: 0 } },
      JSON.stringify(orders),
    ],
    [
      'another list',
      'orders',
      orders,
      JSON.stringify([buildOrder()]),
      { outcome: 'replaced', entries: { stored: 1, imported: 2, unreadable: 0 } },
      JSON.stringify(orders),
    ],
    [
      'the same list',
      'orders',
      orders,
      JSON.stringify(orders),
      { outcome: 'unchanged', entries: { stored: 2, imported: 2, unreadable: 0 } },
      undefined,
    ],
    [
      'the same list, written otherwise',
      'orders',
      orders,
      JSON.stringify(orders, null, 2),
      { outcome: 'unchanged', entries: { stored: 2, imported: 2, unreadable: 0 } },
      undefined,
    ],
    [
      'an empty list',
      'orders',
      [],
      JSON.stringify(orders),
      { outcome: 'replaced', entries: { stored: 2, imported: 0, unreadable: 0 } },
      '[]',
    ],
    [
      'a list with a bad entry',
      'orders',
      [7, ...orders],
      undefined,
      { outcome: 'added', entries: { stored: 0, imported: 2, unreadable: 1 } },
      JSON.stringify(orders),
    ],
    [
      'a list with none but bad entries',
      'orders',
      [7, null],
      JSON.stringify(orders),
      { outcome: 'unreadable', entries: { stored: 2, imported: 0, unreadable: 2 } },
      undefined,
    ],
    [
      'no list where one belongs',
      'orders',
      { 0: orders[0] },
      undefined,
      { outcome: 'unreadable', entries: { stored: 0, imported: 0, unreadable: 0 } },
      undefined,
    ],
    [
      'a list instead of damage',
      'emailTemplates',
      [buildEmailTemplate()],
      '[{"id":"wel',
      { outcome: 'replaced', entries: { stored: 0, imported: 1, unreadable: 0 } },
      JSON.stringify([buildEmailTemplate()]),
    ],
    ['prices', 'webDevPrices', webDev, undefined, { outcome: 'added' }, JSON.stringify(webDev)],
    [
      'prices with more in them',
      'webDevPrices',
      { ...webDev, note: 'VAT?' },
      JSON.stringify(webDev),
      { outcome: 'replaced' },
      JSON.stringify({ ...webDev, note: 'VAT?' }),
    ],
    [
      'no prices',
      'hostingPrices',
      { yearlyDiscountPercentage: -1 },
      undefined,
      { outcome: 'unreadable' },
      undefined,
    ],
    ['a theme', 'theme', 'dark', 'light', { outcome: 'replaced' }, 'dark'],
    ['the same theme', 'theme', 'dark', 'dark', { outcome: 'unchanged' }, undefined],
    ['no theme', 'theme', 'blue', undefined, { outcome: 'unreadable' }, undefined],
    [
      'a key alone',
      'stripePublishableKey',
      'pk_test_1',
      undefined,
      { outcome: 'added' },
      'pk_test_1',
    ],
    [
      'a key that is a number',
      'stripePublishableKey',
      7,
      undefined,
      { outcome: 'unreadable' },
      undefined,
    ],
    [
      'a secret alone',
      'stripePublishableKey',
      'sk_live_1',
      undefined,
      { outcome: 'secret' },
      undefined,
    ],
    [
      'settings with a secret in the key’s place',
      'stripeSettings',
      buildPaymentSettings({ publishableKey: 'rk_live_1' }),
      undefined,
      { outcome: 'secret' },
      undefined,
    ],
    [
      'settings with a secret beside the key',
      'stripeSettings',
      buildPaymentSettings({ webhookSecret: 'whsec_1' }),
      undefined,
      { outcome: 'secret' },
      undefined,
    ],
    [
      'a password that only looks like a secret',
      'adminCredentials',
      { username: 'owner', password: 'sk_live_1' },
      undefined,
      { outcome: 'added' },
      '{"username":"owner","password":"sk_live_1"}',
    ],
    [
      'a customer’s session',
      'currentUser',
      buildUser(),
      undefined,
      { outcome: 'session' },
      undefined,
    ],
    ['the owner’s session', 'adminSession', true, undefined, { outcome: 'session' }, undefined],
    ['a part of another site', 'basket', [], undefined, { outcome: 'unknown' }, undefined],
    ['a part with a strange name', 'constructor', [], undefined, { outcome: 'unknown' }, undefined],
    ['a copy of damage', 'users.unreadable', '[', undefined, { outcome: 'unknown' }, undefined],
  ])('plans the outcome of %s', (_, key, value, stored, change, text) => {
    const { plan, texts } = prepareImport(
      dataWith({ [key]: value }),
      stored === undefined ? {} : { [key]: stored },
    );
    expect(plan).toEqual({ savedAt: MOCK_NOW.toISOString(), changes: [{ key, ...change }] });
    expect(texts).toEqual(text === undefined ? {} : { [key]: text });
  });

  test('ignores the names of object properties', () => {
    const data = parseSiteData(
      JSON.stringify(dataWith({})).replace('{}', '{"__proto__":{"orders":[]},"theme":"dark"}'),
    );
    const { plan, texts } = prepareImport(data ?? dataWith({}), {});
    expect(plan.changes).toContainEqual({ key: 'theme', outcome: 'added' });
    expect(texts).toEqual({ theme: 'dark' });
  });
});
