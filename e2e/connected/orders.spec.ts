import type { Page } from '@playwright/test';
import { pages } from '#src/pages.ts';
import { fillIn, myAccountButton, openAuthDialog, submitButton } from '../support/account.ts';
import { openHydrated } from '../support/page.ts';
import { payment } from '../support/paymentProvider.ts';
import { expect, linkTo, test } from './connected.ts';
import { button, openAdmin, setTestMode } from './owner.ts';

const PASSWORD = 'oak-and-ash';

async function register(page: Page, email: string) {
  await openAuthDialog(page, 'Register');
  // The name of the payer, which opens nothing.
  await fillIn(page, {
    name: 'Customer ida',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await submitButton(page, 'Register').click();
  await expect(myAccountButton(page)).toBeVisible();
}

test('The link of the mail opens the order, an account claims it, and then the link has ended', async ({
  page,
  openBrowser,
  server,
  services,
}) => {
  await server.provider.send(server.origin, payment('ida'));
  const link = await linkTo(services, 'ida@example.com', 'order');
  // As a scanner changes it.
  await openHydrated(page, link.replace('#order=', '%23order%3D'));
  await expect(page.getByRole('heading', { name: 'Standard Website' })).toBeVisible();
  await expect(page.getByText('Test payments have no receipt.')).toBeVisible();
  expect(page.url()).not.toContain('order=');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 360, height: 740 });
  const back = await page.getByRole('main').getByRole('link', { name: 'Home' }).boundingBox();
  expect(back?.x).toBeGreaterThan(0);

  await register(page, 'ida@elsewhere.example');
  await button(page, 'Add this order to my account').click();
  await expect(page.getByText('Order added to your account').first()).toBeVisible();
  await openHydrated(page, pages.account.href);
  await expect(page.getByRole('link', { name: /Standard Website/ })).toBeVisible();

  const stranger = await openBrowser();
  await openHydrated(stranger, link);
  await expect(stranger.getByText('Log in to read this order').first()).toBeVisible();
  await register(stranger, 'stranger@elsewhere.example');
  await openHydrated(stranger, pages.account.href);
  await expect(stranger.getByText('No orders yet')).toBeVisible();
  await openHydrated(stranger, link);
  await button(stranger, 'Use Another Account').click();
  await fillIn(stranger, { email: 'ida@elsewhere.example', password: PASSWORD });
  await submitButton(stranger, 'Login').click();
  await expect(stranger.getByRole('heading', { name: 'Standard Website' })).toBeVisible();
});

test('A receipt is printed on one A4 page, and the payment leads to the questionnaire', async ({
  page,
  openBrowser,
  server,
  services,
}) => {
  const admin = await openBrowser();
  await openAdmin(admin, server.setupLink, pages.adminStripeSettings.href);
  await setTestMode(admin, false);
  await server.provider.send(server.origin, payment('jon', true));

  await openHydrated(page, await linkTo(services, 'jon@example.com', 'order'));
  const year = new Date().getFullYear();
  const receipt = page.getByRole('article', { name: `Receipt ${year}-0001` });
  // The server makes it a while after the payment, and the page has no receipt until it is read again.
  await expect(async () => {
    await page.reload();
    await expect(receipt).toContainText('Customer jon', { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await expect(receipt).toBeVisible();
  await expect(receipt).toContainText(/^Millrace/);
  await expect(receipt).toContainText('£179.00');
  await expect(receipt).not.toContainText('VAT');
  for (const role of ['banner', 'contentinfo', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  // Who finds the paper cannot open the order.
  await page.emulateMedia({ media: 'screen' });
  const ownLink = page.getByRole('heading', { name: 'Keep the link to this order' });
  await expect(ownLink).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: `Receipt ${year}-0001` })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(ownLink).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await openHydrated(page, await linkTo(services, 'jon@example.com', 'session_id'));
  await expect(page.getByText('Your payment has arrived').first()).toBeVisible();
  await expect(page.getByText('the Standard package')).toBeVisible();
  await setTestMode(admin, true);
});
