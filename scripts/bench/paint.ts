import type { Browser } from 'playwright';
import { slowNetwork } from './slowNetwork.ts';

/** How many times slower than this machine the phone is. */
const CPU_RATE = 4;

/** When the page is painted for good on a slow phone, before any redirect, in ms from the request. */
const SETTLED = 3_500;

export interface Paints {
  fcp: number;
  lcp: number;
}

/**
 * The first and the largest contentful paint of a page on a slow phone and network, in ms.
 * `historyState` is the state of the page's history entry.
 */
export async function timePaints(
  browser: Browser,
  url: string,
  historyState?: unknown,
): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript((state) => {
    if (state) history.replaceState(state, '');
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    for (const type of ['paint', 'largest-contentful-paint']) {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          times[entry.name || entry.entryType] = entry.startTime;
        }
      }).observe({ type, buffered: true });
    }
  }, historyState);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(SETTLED);
  const times = await page.evaluate(() => Reflect.get(window, 'times') as Record<string, number>);
  await context.close();
  return {
    fcp: times['first-contentful-paint'] ?? Number.NaN,
    lcp: times['largest-contentful-paint'] ?? Number.NaN,
  };
}
