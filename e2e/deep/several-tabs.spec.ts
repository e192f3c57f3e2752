import type { BrowserContext, Page } from '@playwright/test';
import { report } from '../../scripts/report.ts';
import { expect, test } from '../support/test.ts';
import { bundle } from './support/bundle.ts';
import type { AppendedKey } from './support/manyAppends.ts';

const TABS = 3;
const APPENDS = 200;
const ROUNDS = 10;

test.describe.configure({ mode: 'serial' });

let script = '';
test.beforeAll(async () => {
  script = await bundle('e2e/deep/support/manyAppends.ts');
});

/** Opens real tabs of one browser, each with the backend in a page of the site's origin. */
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

/** The entries that a new tab reads. */
async function storedEntries(context: BrowserContext, key: string) {
  const reader = await context.newPage();
  await reader.goto('/reading-tab');
  const text = await reader.evaluate((name) => localStorage.getItem(name), key);
  await reader.close();
  return JSON.parse(text ?? '[]') as Record<string, string>[];
}

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
    const lost: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Leaving the page stops its retries, which would add the entries of the last round again.
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
      const found = entries.map(marks[key]);
      lost.push(expected.filter((mark) => !found.includes(mark)).length);
      expect([...found].sort()).toEqual([...expected].sort());
      expect(new Set(entries.map(({ id }) => id)).size).toBe(expected.length);
    }
    const sum = lost.reduce((all, each) => all + each, 0);
    report(
      `${key}: ${TABS} tabs x ${APPENDS} appends, ${ROUNDS} runs: ${sum} of ${ROUNDS * expected.length} lost`,
    );
  });
}

test('One account for each email results when two tabs register it in the same millisecond', async ({
  context,
}) => {
  test.setTimeout(300_000);
  const tabs = await openTabs(context, 2);
  const rounds = 20;
  let wrong = 0;
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
    wrong += first.filter((isRegistered, index) => isRegistered === second[index]).length;
  }
  const emails = (await storedEntries(context, 'users')).map(({ email }) => email);
  const pairs = rounds * 5;
  report(`the same email in the same ms: ${pairs} pairs of tabs, ${wrong} without one winner`);
  expect(emails).toHaveLength(pairs);
  expect(new Set(emails).size).toBe(pairs);
  expect(wrong).toBe(0);
});
