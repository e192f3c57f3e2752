import type { Page } from 'playwright';

/** Adds up the layout shifts of the page. Call it before the page loads. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as unknown as {
          hadRecentInput: boolean;
          value: number;
        };
        const shifted = Reflect.get(window, 'shifted') as number;
        if (!hadRecentInput) Reflect.set(window, 'shifted', shifted + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted') as number);
}
