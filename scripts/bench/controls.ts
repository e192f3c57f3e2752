import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openSlowPhone } from './slowPhone.ts';

const tryControls = join(import.meta.dirname, 'tryControls.js');

interface Times {
  paintedAt: number;
  worked: Record<string, number>;
}

/**
 * When the page is first painted, and when six of its controls work on a slow phone, in ms from the
 * request: one control of each kind that has logic. No control counts as working before the first
 * paint. Of the twin, only the paint is measured.
 */
export async function timeControls(browser: Browser, url: string, isTwin: boolean): Promise<Times> {
  const page = await openSlowPhone(browser);
  await page.addInitScript({ path: tryControls });
  await page.goto(url, { waitUntil: 'commit' });
  const keys = isTwin ? ['paintedAt'] : ['paintedAt', 'worked'];
  await page.waitForFunction((names) => names.every((name) => name in window), keys);
  const { paintedAt, worked } = await page.evaluate(() => {
    const { paintedAt, worked } = window as unknown as Times;
    return { paintedAt, worked };
  });
  await page.context().close();
  const seen = Object.entries(worked ?? {}).map(([name, at]) => [name, Math.max(at, paintedAt)]);
  return { paintedAt, worked: Object.fromEntries(seen) };
}
