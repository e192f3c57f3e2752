import type { AddressInfo } from 'node:net';
import { type Browser, chromium, expect, test } from '@playwright/test';
import { pages } from '#src/pages.ts';
import { productionSite } from '../scripts/testSites.ts';
import { serve } from '../server/site/siteListener.ts';
import { whenHydrated } from './support/page.ts';

/**
 * A browser with scrollbars, which Playwright's browser lacks, and without request interception, which
 * disables the speculation rules.
 */
let browser: Browser;

test.beforeAll(async () => {
  browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
});

test.afterAll(() => browser.close());

async function newPage() {
  const { baseURL } = test.info().project.use;
  const viewport = { width: 1280, height: 1600 };
  return (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage();
}

async function openPage(path: string) {
  const page = await newPage();
  await page.goto(path, { waitUntil: 'load' });
  await whenHydrated(page);
  return page;
}

/** Ten packets of 1,460 bytes: the initial congestion window of a TCP connection. */
const FIRST_FLIGHT = 14_600;

test('Each page of a visitor fits with its headers into the first round trip', async () => {
  const page = await newPage();
  for (const { href } of [pages.landing, pages.customQuote, pages.questionnaire, pages.account]) {
    const sizes = await (await page.goto(href))?.request().sizes();
    expect.soft(sizes?.responseBodySize, href).toBeGreaterThan(5_000);
    expect
      .soft((sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0), href)
      .toBeLessThan(FIRST_FLIGHT);
  }
});

test('The quote page is prefetched when the mouse reaches a link to it', async () => {
  const page = await openPage(pages.landing.href);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: 'Request Custom Web Design Quote' });
  const prefetched = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith(pages.customQuote.href),
  );
  await link.hover();
  await prefetched;
  expect(requested).toEqual([pages.customQuote.href]);
  await link.click();
  await page.waitForURL(pages.customQuote.href);
  const deliveryType = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => Reflect.get(entry, 'deliveryType') as string),
  );
  expect(deliveryType).toEqual(['navigational-prefetch']);
});

test('A second visit requests only the page, which is answered as not modified', async () => {
  // Playwright does not report which requests the cache answers, so the server lists its answers.
  const server = await serve(productionSite.folder, 0);
  const answers: string[] = [];
  server.on('request', (request, response) => {
    response.on('finish', () => answers.push(`${request.url} ${response.statusCode}`));
  });
  const { port } = server.address() as AddressInfo;
  const page = await newPage();
  for (const expected of [expect.arrayContaining(['/ 200']), ['/ 304']]) {
    answers.length = 0;
    await page.goto(`http://localhost:${port}/`);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(answers).toEqual(expected);
  }
  await page.context().close();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

test('The header does not move when the next page is too short for a scrollbar', async () => {
  const page = await openPage(pages.landing.href);
  const rightEdge = () =>
    page
      .getByRole('banner')
      .getByRole('button', { name: 'Account' })
      .evaluate((button) => button.getBoundingClientRect().right);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width, 'the scrollbar takes up space').toBeLessThan(1280);
  const before = await rightEdge();

  await page.goto('/nowhere');
  await whenHydrated(page);
  expect(await rightEdge()).toBe(before);
});
