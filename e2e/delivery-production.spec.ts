import { type Browser, chromium, expect, test } from '@playwright/test';
import { paths } from '#src/paths.ts';

/**
 * A browser as visitors have it: with its back/forward cache, which Playwright's lacks, and with
 * nothing between it and the network, which would keep it from fetching ahead.
 */
let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});

test.afterAll(() => browser.close());

async function openPage(path: string) {
  const { baseURL } = test.info().project.use;
  const page = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  return page;
}

/** Ten packets of 1,460 bytes: what a server sends before it waits to hear that they arrived. */
const FIRST_FLIGHT = 14_600;

for (const path of [paths.landing, paths.customQuote, paths.questionnaire, paths.account]) {
  test(`All of ${path.href} arrives without a second asking, headers included`, async () => {
    const page = await (await browser.newContext()).newPage();
    const { baseURL = '' } = test.info().project.use;
    const response = await page.goto(new URL(path.href, baseURL).href);
    const sizes = await response?.request().sizes();
    expect(sizes?.responseBodySize).toBeGreaterThan(5_000);
    expect((sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0)).toBeLessThan(
      FIRST_FLIGHT,
    );
  });
}

test('Pointing at the way to the quote page fetches it ahead', async () => {
  const page = await openPage(paths.landing.href);
  const link = page.getByRole('link', { name: 'Request Custom Web Design Quote' });
  const ahead = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(paths.customQuote.href),
  );
  await link.hover();
  await ahead;
  await link.click();
  await page.waitForURL(paths.customQuote.href);
  const deliveryType = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => Reflect.get(entry, 'deliveryType') as string),
  );
  expect(deliveryType).toEqual(['navigational-prefetch']);
});

for (const { href: path } of [paths.landing, paths.questionnaire, paths.account]) {
  test(`Coming back to ${path} finds it as it was left`, async () => {
    const page = await openPage(path);
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { isRestored: persisted });
      });
    });
    await page.goto('/favicon.svg');
    await page.evaluate(() => window.history.back());
    // A page that comes back does not load, so there is nothing else to wait for.
    await expect
      .poll(() => page.evaluate(() => String(Reflect.get(window, 'isRestored'))).catch(() => '…'))
      .toBe('true');
  });
}
