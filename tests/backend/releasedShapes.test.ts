import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBackendOver } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildEmailTemplate, originalTemplates } from '#mocks/factories/emailTemplate.ts';
import { buildOrderQuery } from '#mocks/factories/order.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { accountQuery } from '#mocks/factories/user.ts';
import { createMemoryStorage } from '#mocks/memoryStorage.ts';
import { storageContents } from '#mocks/storedValues.ts';
import { siteDataKeys } from '#src/backend/browser/admin/adminRecords.ts';
import { createBrowserEmailTemplates } from '#src/backend/browser/admin/createBrowserEmailTemplates.ts';
import { createBrowserPrices } from '#src/backend/browser/admin/createBrowserPrices.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import type { AdminCredentials } from '#src/domain/adminCredentials.ts';
import { createPriceList } from '#src/domain/prices.ts';

interface StoredValues {
  [key: string]: unknown;
  webDevPrices: object;
  hostingPrices: object;
  stripeSettings: object;
  emailTemplates: object[];
  adminCredentials: AdminCredentials;
}

/**
 * What each release stored, as values by their keys. A release that changes a shape adds a file
 * here and leaves the others as they are.
 */
const folder = new URL('releasedShapes/', import.meta.url);
const releases = readdirSync(folder).map((file) => ({
  release: file.replace('.json', ''),
  values: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoredValues,
}));

function browserWith(values: Partial<StoredValues>) {
  const storage = createMemoryStorage({ contents: storageContents(values) });
  const log: string[] = [];
  const environment = createEnvironment({
    storage: () => storage,
    logError: (message) => log.push(message),
  });
  return { environment, storage, log };
}

describe.each(releases)('what release $release stored', ({ values }) => {
  test('is read without a loss', async () => {
    const { environment, storage, log } = browserWith(values);
    const backend = createBackendOver(environment);

    expect(await backend.admin.restore()).toBe(true);
    expect(await backend.sessions.restore()).toEqual(values.currentUser);
    expect(
      (await backend.accounts.list(accountQuery)).accounts.map(({ orders, ...user }) => user),
    ).toEqual(values.users);
    const sort = { key: 'date', direction: 'descending' } as const;
    expect(await backend.orders.listAll(buildOrderQuery({ sort }))).toEqual(values.orders);
    expect(await backend.webDevPrices.read()).toMatchObject(values.webDevPrices);
    expect(await backend.hostingPrices.read()).toMatchObject(values.hostingPrices);
    expect(await backend.paymentSettings.read()).toMatchObject(values.stripeSettings);
    expect(await backend.emailTemplates.list()).toEqual(
      expect.arrayContaining(values.emailTemplates),
    );
    await backend.admin.signOut();
    await backend.admin.signIn(values.adminCredentials);

    const { contents, unreadable } = await backend.siteData.exportAll();
    expect(contents).toMatchObject(values);
    expect(unreadable).toEqual([]);
    expect(storage.getItem('theme')).toBe(values.theme);
    expect(log).toEqual([]);
  });
});

test('the latest release has a sample for every key', () => {
  expect(Object.keys(releases.at(-1)?.values ?? {}).sort()).toEqual([...siteDataKeys].sort());
});

test('prices keep their values when a version adds a price', async () => {
  const { webDev } = buildPrices();
  const { environment, log } = browserWith({ webDevPrices: webDev });
  const seo = { key: 'seoAddOn', label: 'Search add-on', kind: 'money', default: 30 } as const;
  const list = createPriceList([...ownerPrices.webDev.fields, seo]);
  const prices = createBrowserPrices(environment, 'webDevPrices', list);
  expect(await prices.read()).toEqual({ ...webDev, seoAddOn: 30 });
  expect(log).toEqual([]);
});

test('settings without a mode keep their key', async () => {
  const { environment, log } = browserWith({ stripeSettings: { publishableKey: 'pk_live_1' } });
  expect(await createBackendOver(environment).paymentSettings.read()).toEqual({
    publishableKey: 'pk_live_1',
    testMode: true,
  });
  expect(log).toEqual([]);
});

test('settings without a key keep their mode and take the key that is stored alone', async () => {
  const { environment } = browserWith({
    stripeSettings: { testMode: false },
    stripePublishableKey: 'pk_live_1',
  });
  expect(await createBackendOver(environment).paymentSettings.read()).toEqual({
    publishableKey: 'pk_live_1',
    testMode: false,
  });
});

test('a default template that a version adds is appended to a stored list', async () => {
  const stored = [buildEmailTemplate()];
  const reminder = buildEmailTemplate({ id: 'renewal-reminder' });
  const { environment, storage } = browserWith({ emailTemplates: stored });
  const templates = createBrowserEmailTemplates(environment, [
    ...originalTemplates,
    { template: reminder, placeholders: {} },
  ]);
  expect(await templates.list()).toEqual([...stored, reminder]);
  expect(JSON.parse(storage.getItem('emailTemplates') ?? '')).toEqual([...stored, reminder]);
  expect(await templates.list()).toEqual([...stored, reminder]);
});
