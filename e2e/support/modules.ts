import type { Page } from '@playwright/test';

/** The application's scripts; the boot script is no file of its own. */
export const modules = '**/assets/*.js';

/** Keeps modules back, all of them or those of a pattern, until they are let go. */
export async function holdModules(page: Page, pattern = modules) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return { letGo };
}
