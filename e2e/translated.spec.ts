import type { Page } from '@playwright/test';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { buildSupportTicket } from '#mocks/factories/ticket.ts';
import { translatePage } from '#mocks/translatePage.ts';
import { pages } from '#src/pages.ts';
import {
  accountButton,
  authDialog,
  fillIn,
  menuEntry,
  myAccountButton,
  openAuthDialog,
  registration,
  ruth,
  storageWith,
  submitButton,
} from './support/account.ts';
import { holdModules, openHydrated, sectionHeading, whenHydrated } from './support/page.ts';
import { answerQuote, submitQuote, thankYouDialog } from './support/quote.ts';
import { expect, test } from './support/test.ts';

async function openTranslated(page: Page, path: string) {
  await openHydrated(page, path);
  await page.evaluate(translatePage);
}

test('A visitor of a translated page can register, log out, log in, and send a quote request', async ({
  page,
}) => {
  await openTranslated(page, pages.landing.href);
  await openAuthDialog(page, 'Register');
  await fillIn(page, registration);
  await submitButton(page, 'Register').click();
  await expect(authDialog(page)).toHaveCount(0);
  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  await expect(accountButton(page)).toBeVisible();
  await openAuthDialog(page, 'Login');
  await fillIn(page, { email: registration.email, password: registration.password });
  await submitButton(page, 'Login').click();
  await expect(authDialog(page)).toHaveCount(0);
  await expect(myAccountButton(page)).toBeVisible();

  await openTranslated(page, pages.customQuote.href);
  await answerQuote(page, buildShortQuote());
  await submitQuote(page);
  await expect(thankYouDialog(page)).toBeVisible();
});

test('The landing page keeps its styles when it is translated before hydration', async ({
  page,
  allowMessage,
}) => {
  // React renders a page that is not the built one again.
  allowMessage(/React error #418/);
  const { release } = await holdModules(page);
  await page.goto(pages.landing.href);
  await page.evaluate(translatePage);
  const contact = sectionHeading(page, 'contact');
  const box = await contact.boundingBox();

  release();
  await whenHydrated(page);
  expect(await contact.boundingBox()).toEqual(box);
});

test.describe('A customer and an owner', () => {
  const ticket = buildSupportTicket();
  test.use({
    storageState: storageWith({
      users: [ruth],
      currentUser: ruth,
      supportTickets: [ticket],
      adminSession: true,
    }),
  });

  test('are called by their names, and orders by their numbers, when a page is translated', async ({
    page,
  }) => {
    for (const [{ href }, name] of [
      [pages.account, ruth.name],
      [pages.adminAccounts, ruth.name],
      [pages.adminTickets, ruth.name],
      [pages.adminOrders, 'Priya Nair'],
      [pages.adminOrders, 'ORD-003'],
    ] as const) {
      await openHydrated(page, href);
      const shown = page.getByRole('main').getByText(name, { exact: true });
      await expect(shown.first()).toBeVisible();
      for (const each of await shown.all()) await expect(each).toHaveAttribute('translate', 'no');
    }
  });

  test('can answer a ticket, delete an account and change a setting in a translated page', async ({
    page,
  }) => {
    await openTranslated(page, `${pages.account.href}/tickets/${ticket.id}`);
    await page.getByRole('textbox', { name: 'Reply' }).fill('The green of moss');
    await page.getByRole('button', { name: 'Send Reply' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'moss' })).toBeVisible();

    await openTranslated(page, pages.adminAccounts.href);
    await page.getByRole('main').locator('summary', { hasText: ruth.name }).click();
    await page.getByRole('button', { name: `Delete Account of ${ruth.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();

    await openTranslated(page, pages.adminStripeSettings.href);
    await page.getByRole('switch', { name: 'Test mode' }).uncheck();
    await expect(page.getByText('Publishable key (Live)')).toBeVisible();
    await page.getByRole('textbox', { name: /^Publishable key/ }).fill('pk_live_1');
    await page.getByRole('button', { name: 'Test Connection' }).click();
    await expect(page.getByRole('button', { name: 'Testing...' })).toBeVisible();
  });
});
