import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { openHydrated, shownToast, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Adds up every move of the page that nobody asked for. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted') as number);
}

for (const path of [paths.landing, paths.customQuote, paths.questionnaire]) {
  for (const width of [360, 1280]) {
    test(`Nothing on ${path.href} moves by itself, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // The fonts come last, so that their arrival would be seen.
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await isReleased;
        await route.continue();
      });
      const shifted = await watchShifts(page);
      await page.goto(path.href, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await whenHydrated(page);
      await page.evaluate(() => document.fonts.ready);
      // A questionnaire without a purchase ends on the landing page, as the landing page itself does.
      if (path !== paths.customQuote) await expect(shownToast(page)).toBeVisible();
      expect(await shifted()).toBe(0);
    });
  }
}

test('The landing page asks for eight files, and its scripts after it is there', async ({
  page,
}) => {
  const requests: string[] = [];
  const early: string[] = [];
  let isLoaded = false;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    requests.push(path);
    if (!isLoaded && request.resourceType() === 'script') early.push(path);
  });
  page.on('load', () => {
    isLoaded = true;
  });
  await openHydrated(page, '/');
  await expect(shownToast(page)).toBeVisible();
  expect(early).toEqual([]);
  // The icon is asked for by browsers with a window of their own.
  expect(requests.filter((path) => path !== '/favicon.svg').length).toBeLessThanOrEqual(7);
});
