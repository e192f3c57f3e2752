import type { Page } from '@playwright/test';
import { paths } from '#src/paths.ts';
import { openHydrated } from './support/page.ts';
import { captchaBox } from './support/quote.ts';
import { notFoundMessages, routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'This is a demo: nothing is charged, and no e-mail leaves this browser.';

/** Notes what the console says of the demo. */
function watchConsole(page: Page) {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('This is a demo')) told.push(message.text());
  });
  return told;
}

for (const path of routes) {
  test(`A visitor of the demo is told at ${path} that it is one`, async ({
    page,
    allowMessage,
  }) => {
    for (const message of notFoundMessages) allowMessage(message);
    const told = watchConsole(page);
    await openHydrated(page, path);
    await expect(page.getByText(NOTE)).toBeVisible();
    expect(told).toEqual([NOTE]);
  });
}

for (const { href } of [paths.admin, paths.adminOrders]) {
  test(`The owner of the demo reads at ${href} that it is one`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('adminSession', 'true'));
    await openHydrated(page, href);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(NOTE);
  });
}

test('The owner of the demo reads that no backend takes payments', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminSession', 'true'));
  await openHydrated(page, paths.admin.href);
  await expect(page.getByText('No backend is connected')).toBeVisible();
  await expect(page.getByText('A backend is connected')).toHaveCount(0);
});

test('A visitor of the demo is told once, whatever is answered in the browser', async ({
  page,
}) => {
  const told = watchConsole(page);
  await openHydrated(page, paths.customQuote.href);
  await expect(await captchaBox(page)).toBeVisible();
  expect(told).toEqual([NOTE]);
});
