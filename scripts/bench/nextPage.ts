import type { Browser } from 'playwright';
import { slowNetwork } from './slowNetwork.ts';

/**
 * The largest contentful paint of the next document, in ms from the click on its link, after the
 * visitor has pointed at the link. Without `isAhead`, the page's speculation rules are removed.
 */
export async function timeNextPage(browser: Browser, origin: string, isAhead: boolean) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(origin);
  await page.waitForLoadState('networkidle');
  if (!isAhead) {
    await page.evaluate(() => {
      document.querySelector('script[type="speculationrules"]')?.remove();
    });
  }
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  const link = page.locator('#home a[href="/custom-quote"]');
  await link.hover();
  // The usual time between pointing and clicking.
  await page.waitForTimeout(800);
  await link.click();
  await page.waitForURL('**/custom-quote');
  await page.waitForTimeout(2_500);
  const lcp = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return Number(lcp);
}
