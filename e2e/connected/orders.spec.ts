import type { Locator, Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { pages } from '#src/pages.ts';
import { fillIn, myAccountButton, openAuthDialog, submitButton } from '../support/account.ts';
import { countSheets, expectToast, openHydrated } from '../support/page.ts';
import { payment } from '../support/paymentProvider.ts';
import { fillInQuestionnaire, submitQuestionnaire } from '../support/questionnaire.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { button, openAdmin, setTestMode } from './owner.ts';

const PASSWORD = 'oak-and-ash';

/** Where it ends, from the top of the screen, in px. */
async function bottomOf(control: Locator): Promise<number> {
  const { y, height } = (await control.boundingBox()) ?? { y: Infinity, height: 0 };
  return y + height;
}

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

test('A receipt is printed on one A4 page, and each page says what is next until the website is online', async ({
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
  expect(await countSheets(page)).toBe(1);
  // Who finds the paper cannot open the order.
  await page.emulateMedia({ media: 'screen' });
  const ownLink = button(page, 'Copy the link to this page');
  await expect(ownLink).toBeVisible();
  await page
    .locator('summary')
    .filter({ hasText: `Receipt ${year}-0001` })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(ownLink).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The mail says what its link opens.
  const [mail = ''] = mailsTo(services, 'jon@example.com');
  expect(mail).toContain('Paid > [You tell us] > We build > Online');
  expect(mail).toContain('Paid. Your turn: eight questions.');
  const turn = (reader: Page, name: RegExp | string) =>
    reader.getByRole('heading', { level: 2, name });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(turn(page, 'Paid. Your turn: eight questions')).toBeVisible();
  const questions = page.getByRole('link', { name: 'Answer the questions' });
  expect(await bottomOf(questions)).toBeLessThanOrEqual(500);
  expect((await ownLink.boundingBox())?.height).toBe(44);
  const orderPage = page.url();
  await questions.click();
  await expect(page.getByText('Your payment has arrived').first()).toBeVisible();
  await expect(page.getByText('the Standard package')).toBeVisible();

  await fillInQuestionnaire(page, buildShortQuestionnaire({ businessName: 'Jon Joinery' }));
  await submitQuestionnaire(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('your account in a moment');
  expect(await bottomOf(page.getByLabel('Your email'))).toBeLessThan(780);
  expect(await bottomOf(button(page, 'Email Me This Link'))).toBeLessThanOrEqual(780);
  await expect(turn(page, /^Our turn, until/)).toBeVisible();
  await openHydrated(page, orderPage);
  await expect(turn(page, /^Our turn, until .*: we read what you wrote, and reply$/)).toBeVisible();

  const openAsOwner = async () => {
    await openHydrated(admin, pages.adminOrders.href);
    await admin
      .getByRole('row', { name: /Customer jon/ })
      .getByRole('link')
      .first()
      .click();
  };
  await openAsOwner();
  await expect(turn(admin, /^Your turn, until .*: answer the ticket$/)).toBeVisible();
  await admin.getByRole('link', { name: 'Jon Joinery' }).click();
  await admin.getByRole('textbox', { name: 'Reply' }).fill('Which green?');
  await button(admin, 'Send Reply').click();
  await expectToast(admin, 'Reply sent');
  await page.reload();
  await expect(turn(page, 'Your turn: answer our message')).toBeVisible();

  await openAsOwner();
  await expect(turn(admin, 'The customer’s turn: an answer to your message')).toBeVisible();
  await admin.getByRole('radio', { name: 'Completed' }).check();
  await button(admin, 'Save Status').click();
  await expect(turn(admin, 'The website is online')).toBeVisible();
  await page.reload();
  await expect(turn(page, 'Your website is online')).toBeVisible();
  await setTestMode(admin, true);
});
