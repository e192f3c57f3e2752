/** How soon the next document is there for a visitor who pointed at its link first. */
import { slowNetwork } from './slowNetwork.mjs';

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {boolean} isAhead whether the page's speculation rules are left in it
 * @returns {Promise<number>} the next page's largest paint, in ms from the press
 */
export async function timeNextPage(browser, origin, isAhead) {
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
  // A visitor takes about this long from pointing to pressing.
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
