import { chromium, expect, test } from '@playwright/test';
import { pages } from '#src/pages.ts';
import { whenHydrated } from '../support/page.ts';

for (const { href } of [pages.landing, pages.questionnaire, pages.account]) {
  test(`${href} is restored from the back/forward cache`, async () => {
    const { launchOptions, baseURL } = test.info().project.use;
    // Playwright switches the cache off, and a headless shell has none.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto(href, { waitUntil: 'load' });
    await whenHydrated(page);
    // A page with a running request is not cached. The questionnaire is opened without a purchase, so
    // it loads the landing page.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        Object.assign(window, { isRestored: persisted });
      });
    });
    await page.goto('/favicon.svg');
    await page.evaluate(() => window.history.back());
    await expect
      .poll(() => page.evaluate(() => String(Reflect.get(window, 'isRestored'))).catch(() => '…'))
      .toBe('true');
    await browser.close();
  });
}
