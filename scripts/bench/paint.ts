import type { Browser } from 'playwright';
import { openSlowPhone } from './slowPhone.ts';

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
  const page = await openSlowPhone(browser);
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
  await page.context().close();
  return {
    fcp: times['first-contentful-paint'] ?? Number.NaN,
    lcp: times['largest-contentful-paint'] ?? Number.NaN,
  };
}
