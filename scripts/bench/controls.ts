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
  const ended = page.waitForFunction(
    () => 'paintedAt' in window && Object(Reflect.get(window, 'missing')).length === 0,
  );
  await ended.catch(() => {});
  const { paintedAt, worked, missing } = await page.evaluate(() => {
    const { paintedAt, worked, missing } = window as unknown as Times & { missing: string[] };
    return { paintedAt, worked, missing };
  });
  await page.context().close();
  if (missing.length > 0) throw new Error(`${url}: what never worked: ${missing.join(', ')}`);
  const seen = Object.entries(worked).map(([name, at]) => [name, Math.max(at, paintedAt)]);
  return { paintedAt, worked: Object.fromEntries(seen) };
}
