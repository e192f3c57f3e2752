import type { Page } from '@playwright/test';
import { openHydrated, paper, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The page's colour at the end of its HTML, before anything has been painted, and now. */
async function reloadAndCompare(page: Page) {
  await page.reload();
  return page.evaluate(() => window.paperAtFirst);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.paperAtFirst = getComputedStyle(document.body).backgroundColor;
    });
  }),
);

test('A visitor keeps the theme of their choice, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await expect(theme(page, 'System')).toBeChecked();
  const light = await paper(page);

  await theme(page, 'Dark').check();
  await expect.poll(() => paper(page)).not.toBe(light);
  const dark = await paper(page);

  expect(await reloadAndCompare(page)).toBe(dark);
  await expect(theme(page, 'Dark')).toBeChecked();
  await whenHydrated(page);
  await expect(theme(page, 'Dark')).toBeChecked();
  expect(await paper(page)).toBe(dark);

  // Another document, then a screen that React renders.
  await page.goto('/custom-quote');
  expect(await paper(page)).toBe(dark);
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(theme(page, 'Dark')).toBeChecked();

  await theme(page, 'System').check();
  expect(await reloadAndCompare(page)).toBe(light);
  await expect(theme(page, 'System')).toBeChecked();
});

test('The theme follows the system until the visitor chooses one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await paper(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper(page);
  expect(dark).not.toBe(light);
  await theme(page, 'Light').check();
  expect(await paper(page)).toBe(light);
  expect(await reloadAndCompare(page)).toBe(light);
});

declare global {
  interface Window {
    paperAtFirst?: string;
  }
}
