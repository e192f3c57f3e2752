import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBackendOver, type WholeBackend } from '#mocks/createBackendOver.ts';
import { createEnvironment } from '#mocks/createEnvironment.ts';
import { blockedStorage, createMemoryStorage } from '#mocks/memoryStorage.ts';
import type { BackendVerb } from '#mocks/withFaults.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { BackendError } from '#src/backend/Backend.ts';
import { isReadable, siteDataKeys } from '#src/domain/siteData.ts';
import { runs } from '../support/effort.ts';
import { anyTextFor, goodTexts } from './anyText.ts';
import { everyVerb } from './everyVerb.ts';

const anyContents = fc.record(
  Object.fromEntries(siteDataKeys.map((key) => [key, anyTextFor(key)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, string>>;

/** The verbs that only look, and never fail. */
const readingVerbs: readonly BackendVerb[] = [
  'sessions.restore',
  'admin.restore',
  'orders.list',
  'accounts.list',
  'prices.readWebDev',
  'prices.readHosting',
  'paymentSettings.read',
  'emailTemplates.list',
  'siteData.unreadable',
];

/** All but those that go elsewhere. */
const storageVerbs = (Object.keys(everyVerb) as BackendVerb[]).filter(
  (verb) => !verb.startsWith('quotes.'),
);

const anyReadingVerbs = fc.array(fc.constantFrom(...readingVerbs), { minLength: 1, maxLength: 6 });
const anyVerbs = fc.array(fc.constantFrom(...storageVerbs), { minLength: 1, maxLength: 8 });

const sizeOf = (contents: Record<string, string>) =>
  Object.entries(contents).reduce((sum, [key, text]) => sum + key.length + text.length, 0);

const backendOver = (storage: () => Storage) => createBackendOver(createEnvironment({ storage }));

function textsIn(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']));
}

/** Those of the texts that are neither where they were nor put aside. */
function lostTexts(contents: Record<string, string>, storage: Storage): [string, string][] {
  const texts = Object.entries(textsIn(storage));
  return Object.entries(contents).filter(
    ([key, text]) =>
      storage.getItem(key) !== text &&
      !texts.some(([name, kept]) => name.startsWith(`${key}.unreadable`) && kept === text),
  );
}

/** Runs the verbs, one after the other; fails where one rejects with an error of another kind. */
async function run(backend: WholeBackend, verbs: readonly BackendVerb[]): Promise<void> {
  for (const verb of verbs) {
    const error: unknown = await everyVerb[verb](backend).then(
      () => null,
      (reason: unknown) => reason,
    );
    const isKnown = error instanceof BackendError || error instanceof AdminError;
    expect(error === null || isKnown, `${verb}: ${String(error)}`).toBe(true);
    if (readingVerbs.includes(verb)) expect(error, verb).toBeNull();
  }
}

describe('Whatever is stored', () => {
  test('the good texts of these tests are good, and there is one for every part', () => {
    expect(Object.keys(goodTexts).sort()).toEqual([...siteDataKeys].sort());
    for (const [key, text] of Object.entries(goodTexts)) {
      expect([key, isReadable(key, text)]).toEqual([key, true]);
    }
  });

  test('looking at it never fails, and never destroys any of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyContents,
        fc.nat(2000),
        anyReadingVerbs,
        async (contents, room, verbs) => {
          const storage = createMemoryStorage({ contents, quota: sizeOf(contents) + room });
          await run(
            backendOver(() => storage),
            verbs,
          );
          expect(lostTexts(contents, storage)).toEqual([]);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('no verb fails but in words, and none destroys what could not be read', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, fc.nat(4000), anyVerbs, async (contents, room, verbs) => {
        const storage = createMemoryStorage({ contents, quota: sizeOf(contents) + room });
        await run(
          backendOver(() => storage),
          verbs,
        );
        const lost = lostTexts(contents, storage).filter(([key, text]) => !isReadable(key, text));
        expect(lost).toEqual([]);
      }),
      { numRuns: runs(400) },
    );
  });

  test('what a page shows can be saved again, and is there for the next page', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, async (contents) => {
        const storage = createMemoryStorage({ contents });
        const { prices, paymentSettings, emailTemplates, orders } = backendOver(() => storage);
        const shown = {
          webDev: await prices.readWebDev(),
          hosting: await prices.readHosting(),
          templates: await emailTemplates.list(),
          orders: await orders.list(),
        };
        const savedWebDev = await prices.saveWebDev(shown.webDev);
        const savedHosting = await prices.saveHosting(shown.hosting);
        for (const template of shown.templates) await emailTemplates.save(template);
        await paymentSettings.read();

        const next = backendOver(() => storage);
        expect(await next.prices.readWebDev()).toEqual(savedWebDev);
        expect(await next.prices.readHosting()).toEqual(savedHosting);
        expect(await next.orders.list()).toEqual(shown.orders);
        const ids = shown.templates.map(({ id }) => id);
        if (new Set(ids).size === ids.length) {
          expect(await next.emailTemplates.list()).toEqual(shown.templates);
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('a file of it brings all that can be read to another browser, and no damage', async () => {
    await fc.assert(
      fc.asyncProperty(anyContents, async (contents) => {
        const here = backendOver(() => createMemoryStorage({ contents }));
        const json = JSON.stringify(await here.siteData.exportAll());
        const storage = createMemoryStorage();
        const there = backendOver(() => storage);
        await there.siteData.import(json);

        expect(await there.siteData.unreadable()).toEqual([]);
        const wanted = Object.entries(contents).filter(
          ([key, text]) => isReadable(key, text) && !['currentUser', 'adminSession'].includes(key),
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

describe('Whatever a file holds', () => {
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

  test('importing it does what the dry run said, and stores nothing that is unreadable, secret or unknown', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, anyContents, async (data, contents) => {
        const storage = createMemoryStorage({ contents });
        const { siteData } = backendOver(() => storage);
        const json = JSON.stringify(data);
        const plan = await siteData.planImport(json);
        expect(textsIn(storage)).toEqual(contents);
        expect(await siteData.import(json)).toEqual(plan);

        const written = plan.changes
          .filter(({ outcome }) => outcome === 'added' || outcome === 'replaced')
          .map(({ key }) => key);
        for (const key of written) {
          const text = storage.getItem(key) ?? '';
          expect([key, isReadable(key, text)]).toEqual([key, true]);
          expect(siteDataKeys).toContain(key);
          if (key.startsWith('stripe')) expect(text).not.toMatch(/(sk|rk)_live/);
        }
        const lost = lostTexts(contents, storage).filter(
          ([key, text]) => !written.includes(key) || !isReadable(key, text),
        );
        expect(lost).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  test('any other text is refused in words', async () => {
    const { siteData } = backendOver(() => createMemoryStorage());
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (text) => {
        for (const act of [siteData.planImport, siteData.import]) {
          await expect(act(text)).rejects.toMatchObject({ code: 'backup-unreadable' });
        }
      }),
    );
  });
});

describe('Where the storage is blocked', () => {
  test('looking never fails, and everything else fails in words or needs no storage', async () => {
    await run(backendOver(blockedStorage), storageVerbs);
  });
});

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
