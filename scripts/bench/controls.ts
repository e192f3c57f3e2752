import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openSlowPhone } from './slowPhone.ts';

const tryControls = join(import.meta.dirname, 'tryControls.js');

interface Times {
  paintedAt: number;
  worked: Record<string, number>;
}

/**
 * The times at which six kinds of controls work on a slow phone, in ms from the request. A control
 * counts as working from the first paint, `paintedAt`, at the earliest.
 */
export async function timeControls(browser: Browser, url: string): Promise<Times> {
  const page = await openSlowPhone(browser);
  await page.addInitScript({ path: tryControls });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'paintedAt' in window && 'worked' in window);
  const { paintedAt, worked } = await page.evaluate(() => {
    const { paintedAt, worked } = window as unknown as Times;
    return { paintedAt, worked };
  });
  await page.context().close();
  const seen = Object.entries(worked).map(([name, at]) => [name, Math.max(at, paintedAt)]);
  return { paintedAt, worked: Object.fromEntries(seen) };
}
