import { join } from 'node:path';
import type { Browser } from 'playwright';
import { slowNetwork } from './slowNetwork.ts';

/** How many times slower than this machine the phone is. */
const CPU_RATE = 4;

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
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript({ path: tryControls });
  await page.goto(url, { waitUntil: 'commit' });
  const keys = isTwin ? ['paintedAt'] : ['paintedAt', 'worked'];
  await page.waitForFunction((names) => names.every((name) => name in window), keys);
  const { paintedAt, worked } = await page.evaluate(() => {
    const { paintedAt, worked } = window as unknown as Times;
    return { paintedAt, worked };
  });
  await context.close();
  const seen = Object.entries(worked ?? {}).map(([name, at]) => [name, Math.max(at, paintedAt)]);
  return { paintedAt, worked: Object.fromEntries(seen) };
}
