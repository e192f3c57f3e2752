import type { BrowserContext, Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { report } from '../../scripts/report.ts';
import { expect, test } from '../support/test.ts';
import type { AppendedKey } from './support/manyAppends.ts';

const TABS = 3;
const APPENDS = 200;
const ROUNDS = 10;

test.describe.configure({ mode: 'serial' });

/** The module of the tabs, bundled. */
let script = '';
test.beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: 'e2e/deep/support/manyAppends.ts',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  script = output[0].code;
});

/** Opens tabs of one browser, each with the backend in a page of the site's origin. */
async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const serve = (path: string, content: string) =>
    context.route(path, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Tab</title><link rel="icon" href="data:,">${content}`,
      }),
    );
  await serve('**/several-tabs', `<script type="module">${script}</script>`);
  await serve('**/reading-tab', '');
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  for (const tab of tabs) await tab.goto('/several-tabs');
  return tabs;
}

/** The stored entries, as a new tab reads them. */
async function storedEntries(context: BrowserContext, key: string) {
  const reader = await context.newPage();
  await reader.goto('/reading-tab');
  const text = await reader.evaluate((name) => localStorage.getItem(name), key);
  await reader.close();
  return JSON.parse(text ?? '[]') as Record<string, string>[];
}

/** The mark of an entry of each list. */
const marks: Readonly<Record<AppendedKey, (entry: Record<string, string>) => string>> = {
  supportTickets: ({ title = '' }) => title.replace('Web Design Project: ', ''),
  users: ({ email = '' }) => email.replace('@wood.example', ''),
  orders: ({ service = '' }) => service,
};

for (const key of ['supportTickets', 'users', 'orders'] as const) {
  test(`Three tabs that each add ${APPENDS} entries to ${key} at once lose none`, async ({
    context,
  }) => {
    test.setTimeout(600_000);
    const tabs = await openTabs(context, TABS);
    const expected = tabs.flatMap((_, tab) =>
      Array.from({ length: APPENDS }, (_, index) => `tab${tab}-${index + 1}`),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      // Leaving the page ends its locks.
      for (const tab of tabs) await tab.goto('/reading-tab');
      await tabs[0]?.evaluate(() => localStorage.clear());
      for (const tab of tabs) await tab.goto('/several-tabs');
      const refused = await Promise.all(
        tabs.map((tab, index) =>
          tab.evaluate(([name, prefix, count]) => window.appendingTab.append(name, prefix, count), [
            key,
            `tab${index}`,
            APPENDS,
          ] as const),
        ),
      );
      expect(refused).toEqual([0, 0, 0]);
      await expect
        .poll(async () => (await storedEntries(context, key)).length)
        .toBeGreaterThanOrEqual(expected.length);
      const entries = await storedEntries(context, key);
      expect(entries.map(marks[key]).sort()).toEqual([...expected].sort());
      expect(new Set(entries.map(({ id }) => id)).size).toBe(expected.length);
    }
    report(
      `${key}: ${TABS} tabs x ${APPENDS} appends, ${ROUNDS} runs: 0 of ${ROUNDS * expected.length} lost`,
    );
  });
}

test('Two tabs that register the same email in the same millisecond make one account', async ({
  context,
}) => {
  test.setTimeout(300_000);
  const tabs = await openTabs(context, 2);
  const rounds = 20;
  let pairsWithoutWinner = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}${round}@wood.example`);
    const soon = (await tabs[0]?.evaluate(() => Date.now() + 60)) ?? 0;
    const [first = [], second = []] = await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(([time, all]) => window.appendingTab.registerAt(time, all), [
          soon,
          emails,
        ] as const),
      ),
    );
    pairsWithoutWinner += first.filter(
      (isRegistered, index) => isRegistered === second[index],
    ).length;
  }
  const emails = (await storedEntries(context, 'users')).map(({ email }) => email);
  const pairs = rounds * 5;
  report(
    `the same email in the same ms: ${pairs} pairs of tabs, ${pairsWithoutWinner} without one winner`,
  );
  expect(emails).toHaveLength(pairs);
  expect(new Set(emails).size).toBe(pairs);
  expect(pairsWithoutWinner).toBe(0);
});
