import type { Page } from '@playwright/test';
import { backgroundColour, openHydrated, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Reloads the page. Returns its colour when the HTML was parsed, before the first paint. */
async function colourAfterReload(page: Page) {
  await page.reload();
  return page.evaluate(() => window.colourBeforePaint);
}

test('The theme follows the system until the visitor chooses one, which is kept and shown from the first paint on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      window.colourBeforePaint = getComputedStyle(document.body).backgroundColor;
    });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/');
  await expect(theme(page, 'System')).toBeChecked();
  const light = await backgroundColour(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await backgroundColour(page)).not.toBe(light);
  await theme(page, 'Light').check();
  expect(await backgroundColour(page)).toBe(light);
  expect(await colourAfterReload(page)).toBe(light);
  await whenHydrated(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await theme(page, 'Dark').check();
  await expect.poll(() => backgroundColour(page)).not.toBe(light);
  const dark = await backgroundColour(page);

  expect(await colourAfterReload(page)).toBe(dark);
  await expect(theme(page, 'Dark')).toBeChecked();
  await whenHydrated(page);
  await expect(theme(page, 'Dark')).toBeChecked();
  expect(await backgroundColour(page)).toBe(dark);

  // The quote page is another document. React renders the landing page.
  await page.goto('/custom-quote');
  expect(await backgroundColour(page)).toBe(dark);
  await whenHydrated(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(theme(page, 'Dark')).toBeChecked();

  await theme(page, 'System').check();
  expect(await colourAfterReload(page)).toBe(light);
  await expect(theme(page, 'System')).toBeChecked();
});

declare global {
  interface Window {
    colourBeforePaint?: string;
  }
}
