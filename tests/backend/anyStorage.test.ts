import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { buildAdminCredentials } from '#mocks/factories/adminCredentials.ts';
import { buildEmailTemplate } from '#mocks/factories/emailTemplate.ts';
import { buildOrderQuery, buildOrders } from '#mocks/factories/order.ts';
import { buildPaymentSettings } from '#mocks/factories/paymentSettings.ts';
import { buildPrices } from '#mocks/factories/prices.ts';
import { buildSavedReply } from '#mocks/factories/savedReply.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { buildUser } from '#mocks/factories/user.ts';
import { blockedStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import { storageContents, textsIn } from '#mocks/storedValues.ts';
import type { BackendMethod } from '#mocks/withFaults.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { siteDataKeys, siteRecordsWith } from '#src/backend/browser/admin/adminRecords.ts';
import { ownerPrices } from '#src/content/ownerPrices.ts';
import { accountPageSchema } from '#src/domain/accounts.ts';
import { emailTemplateSchema } from '#src/domain/emailTemplates.ts';
import { orderPageSchema } from '#src/domain/orderList.ts';
import { orderSchema } from '#src/domain/orders.ts';
import { storedPaymentSettingsSchema } from '#src/domain/paymentSettings.ts';
import { savedReplySchema } from '#src/domain/savedReplies.ts';
import { isReadable } from '#src/domain/siteData.ts';
import { userSchema } from '#src/domain/user.ts';
import { runs } from '../support/effort.ts';
import { callMethod, everyMethod } from './everyMethod.ts';

/** A readable text for every part of the site's data. */
const goodTexts = storageContents({
  users: [buildUser(), buildUser({ id: 'user-7', email: 'sam@dale.example' })],
  currentUser: buildUser(),
  supportTickets: [buildSupportTicket()],
  orders: buildOrders(2),
  webDevPrices: buildPrices().webDev,
  hostingPrices: buildPrices().hosting,
  stripeSettings: buildPaymentSettings(),
  stripePublishableKey: buildPaymentSettings().publishableKey,
  emailTemplates: [buildEmailTemplate()],
  savedReplies: [buildSavedReply()],
  adminCredentials: buildAdminCredentials(),
  adminSession: true,
  theme: 'dark',
});

/** The text with one more entry or field, if it is JSON. */
function changed(text: string, field: string, value: unknown): string {
  try {
    const good: unknown = JSON.parse(text);
    if (Array.isArray(good)) return JSON.stringify([...good, value]);
    return JSON.stringify({ ...Object(good), [field]: value });
  } catch {
    return text + field;
  }
}

/** A readable text of this part, a nearly readable one or any other. */
function anyTextFor(key: string): fc.Arbitrary<string> {
  const good = goodTexts[key] ?? '';
  const fields = fc.constantFrom('id', 'name', 'email', 'testMode', 'standardWebsite', '__proto__');
  return fc.oneof(
    fc.constant(good),
    fc.nat(good.length).map((length) => good.slice(0, length)),
    fc.tuple(fields, fc.jsonValue()).map(([field, value]) => changed(good, field, value)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{}', 'true', 'false', 'undefined', '[1,"two",null,[]]'),
  );
}

const anyContents = fc.record(
  Object.fromEntries(siteDataKeys.map((key) => [key, anyTextFor(key)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>;

/** What the methods return that only read. They never reject. */
const readingMethods: Partial<
  Record<BackendMethod, { safeParse(value: unknown): { success: boolean } }>
> = {
  'sessions.restore': z.nullable(userSchema),
  'admin.restore': z.boolean(),
  'orders.list': orderPageSchema,
  'orders.listAll': z.array(orderSchema),
  'accounts.list': accountPageSchema,
  'webDevPrices.read': ownerPrices.webDev.schema,
  'hostingPrices.read': ownerPrices.hosting.schema,
  'paymentSettings.read': storedPaymentSettingsSchema,
  'emailTemplates.list': z.array(emailTemplateSchema),
  'savedReplies.list': z.array(savedReplySchema),
  'siteData.unreadable': z.array(z.object({ key: z.string(), text: z.string() })),
};

/** The methods that use the storage alone. */
const storageMethods = everyMethod.filter((method) => !method.startsWith('quotes.'));

const anyReadingMethods = fc.array(
  fc.constantFrom(...(Object.keys(readingMethods) as BackendMethod[])),
  {
    minLength: 1,
    maxLength: 6,
  },
);
const anyMethods = fc.array(fc.constantFrom(...storageMethods), { minLength: 1, maxLength: 8 });

const sizeOf = (contents: Record<string, string>) =>
  Object.entries(contents).reduce((sum, [key, text]) => sum + key.length + text.length, 0);

const backendOver = (storage: () => Storage) => createBackendOver(createEnvironment({ storage }));

/** The texts that are neither in their place nor in a copy. */
function lostTexts(contents: Record<string, string>, storage: Storage): [string, string][] {
  const texts = Object.entries(textsIn(storage));
  return Object.entries(contents).filter(
    ([key, text]) =>
      storage.getItem(key) !== text &&
      !texts.some(([name, kept]) => name.startsWith(`${key}.unreadable`) && kept === text),
  );
}

/** Runs the methods in turn. Fails on an unknown error and on a wrong result of a reading method. */
async function run(backend: WholeBackend, methods: readonly BackendMethod[]): Promise<void> {
  for (const method of methods) {
    const schema = readingMethods[method];
    try {
      const value = await callMethod(backend, method);
      if (schema) expect(schema.safeParse(value).success, method).toBe(true);
    } catch (error) {
      const isKnown = error instanceof BackendError || error instanceof AdminError;
      if (!isKnown || schema) throw error;
    }
  }
}

describe('A storage with any texts', () => {
  test('has a readable text for every part in these tests', () => {
    expect(Object.keys(goodTexts).sort()).toEqual([...siteDataKeys].sort());
    for (const [key, text] of Object.entries(goodTexts)) {
      expect([key, isReadableAt(key, text)]).toEqual([key, true]);
    }
  });

  test('is read without an error or a lost text', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyContents,
        fc.nat(2000),
        anyReadingMethods,
        async (contents, room, methods) => {
          const storage = createMemoryStorage({ contents, quota: sizeOf(contents) + room });
          await run(
            backendOver(() => storage),
            methods,
          );
          expect(lostTexts(contents, storage)).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('loses no unreadable text, and rejects only with known errors', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, fc.nat(4000), anyMethods, async (contents, room, methods) => {
        const storage = createMemoryStorage({ contents, quota: sizeOf(contents) + room });
        await run(
          backendOver(() => storage),
          methods,
        );
        const lost = lostTexts(contents, storage).filter(([key, text]) => !isReadableAt(key, text));
        expect(lost).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
  });

  test('accepts each value that was read, and the next page reads it', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, async (contents) => {
        const storage = createMemoryStorage({ contents });
        const { webDevPrices, hostingPrices, paymentSettings, emailTemplates, orders } =
          backendOver(() => storage);
        const shown = {
          webDev: await webDevPrices.read(),
          hosting: await hostingPrices.read(),
          templates: await emailTemplates.list(),
          orders: await orders.listAll(buildOrderQuery()),
        };
        const savedWebDev = await webDevPrices.save(shown.webDev);
        const savedHosting = await hostingPrices.save(shown.hosting);
        for (const template of shown.templates) await emailTemplates.save(template);
        await paymentSettings.read();

        const next = backendOver(() => storage);
        expect(await next.webDevPrices.read()).toEqual(savedWebDev);
        expect(await next.hostingPrices.read()).toEqual(savedHosting);
        expect(await next.orders.listAll(buildOrderQuery())).toEqual(shown.orders);
        const ids = shown.templates.map(({ id }) => id);
        if (new Set(ids).size === ids.length) {
          expect(await next.emailTemplates.list()).toEqual(shown.templates);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('is exported and imported with all readable values and no others, except secret keys', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, async (contents) => {
        const here = backendOver(() => createMemoryStorage({ contents }));
        const json = JSON.stringify(await here.siteData.exportAll());
        const storage = createMemoryStorage();
        const there = backendOver(() => storage);
        await there.siteData.import(json);

        expect(await there.siteData.unreadable()).toEqual([]);
        const wanted = Object.entries(contents).filter(
          ([key, text]) =>
            isReadableAt(key, text) &&
            !['currentUser', 'adminSession'].includes(key) &&
            !(key.startsWith('stripe') && /(sk|rk|whsec)_/i.test(text)),
        );
        for (const [key, text] of wanted) {
          const isText = ['theme', 'stripePublishableKey'].includes(key);
          const stored = storage.getItem(key) ?? '';
          if (isText) expect([key, stored]).toEqual([key, text]);
          else expect([key, JSON.parse(stored)]).toEqual([key, JSON.parse(text)]);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('An import of any file', () => {
  const anyFile = fc.record({
    version: fc.constant(1),
    savedAt: fc.constant('2026-03-02T09:30:00.000Z'),
    contents: fc.dictionary(
      fc.oneof(fc.constantFrom(...siteDataKeys), fc.string()),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('sk_live_1', { publishableKey: 'rk_live_1', testMode: true }),
        fc
          .constantFrom(...siteDataKeys)
          .chain((key) => anyTextFor(key))
          .map((text) => safeParse(text)),
      ),
    ),
    unreadable: fc.constant([]),
  });

  test('stores nothing unreadable, secret or unknown, and loses nothing that it leaves out', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyContents, async (data, contents) => {
        const storage = createMemoryStorage({ contents });
        const { siteData } = backendOver(() => storage);
        await siteData.import(JSON.stringify(data));

        const written = Object.keys(textsIn(storage)).filter(
          (key) => siteDataKeys.includes(key) && storage.getItem(key) !== Object(contents)[key],
        );
        for (const key of written) {
          const text = storage.getItem(key) ?? '';
          expect([key, isReadableAt(key, text)]).toEqual([key, true]);
          expect(siteDataKeys).toContain(key);
          if (key.startsWith('stripe')) expect(text).not.toMatch(/(sk|rk)_live/);
        }
        const lost = lostTexts(contents, storage).filter(
          ([key, text]) => !written.includes(key) || !isReadableAt(key, text),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('rejects a text that is no backup', async () => {
    const { siteData } = backendOver(() => createMemoryStorage());
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (text) => {
        await expect(siteData.import(text)).rejects.toMatchObject({ code: 'backup-unreadable' });
      }),
    );
  });
});

describe('A blocked storage', () => {
  test('is read without an error, and rejects only with known errors', async () => {
    await run(backendOver(blockedStorage), storageMethods);
  });
});

function isReadableAt(key: string, text: string): boolean {
  return siteRecordsWith(ownerPrices).some(
    (record) => record.key === key && isReadable(record, text),
  );
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
