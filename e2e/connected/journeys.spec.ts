import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
import { pages } from '#src/pages.ts';
import { openAuthenticator } from '../../tests/server/authenticator.ts';
import {
  accountButton,
  authDialog,
  fillIn,
  menuEntry,
  myAccountButton,
  openAuthDialog,
  submitButton,
} from '../support/account.ts';
import { buy, expectToast, openHydrated, openOwnersMenu } from '../support/page.ts';
import { fillInQuestionnaire, submitQuestionnaire } from '../support/questionnaire.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { button, openAdmin, owner, signIn } from './owner.ts';

/** What a button has copied. */
async function copiedLink(page: Page, name: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, name).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Each test has a customer of its own, because all use one database. */
function customer(name: string) {
  const password = 'oak-and-ash';
  return { name, email: `${name.toLowerCase()}@e2e.example`, password, confirmPassword: password };
}

async function register(page: Page, details: ReturnType<typeof customer>) {
  await openHydrated(page, '/');
  await openAuthDialog(page, 'Register');
  await fillIn(page, details);
  await submitButton(page, 'Register').click();
  await expect(myAccountButton(page)).toBeVisible();
}

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(authDialog(page)).toBeVisible();
  await fillIn(page, { email, password });
  await submitButton(page, 'Login').click();
}

async function editFirstPrice(page: Page, price: string) {
  await button(page, 'Edit Prices').click();
  await page.getByRole('main').getByRole('spinbutton').first().fill(price);
  await button(page, 'Save Changes').click();
}

test('A customer can log in from another browser, and only with the password; logging out in one tab logs out the other', async ({
  page,
  context,
  openBrowser,
}) => {
  // The landing page does not request the API for a signed-out visitor.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await openHydrated(page, '/');
  await accountButton(page).click();
  await expect(menuEntry(page, 'Login')).toBeVisible();
  expect(calls).toEqual([]);

  const ada = customer('Ada');
  await register(page, ada);
  const second = await context.newPage();
  await openHydrated(second, pages.account.href);
  await expect(second.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();

  const other = await openBrowser();
  await openHydrated(other, '/');
  await openAuthDialog(other, 'Login');
  await logIn(other, { ...ada, password: 'not-the-one' });
  await expectToast(other, 'Login failed', 'Incorrect email or password.');
  await logIn(other, ada);
  await expect(myAccountButton(other)).toBeVisible();

  await page.bringToFront();
  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(second)).toBeVisible();
});

test('A questionnaire that another customer would send is theirs only after a question', async ({
  page,
  context,
}) => {
  test.slow();
  const [una, vic] = [customer('Una'), customer('Vic')];
  await register(page, vic);
  await myAccountButton(page).click();
  await menuEntry(page, 'Logout').click();
  await register(page, una);
  await buy(page, 'Standard');
  await fillInQuestionnaire(page, buildShortQuestionnaire({ businessName: 'Una Umbrellas' }));

  const second = await context.newPage();
  await openHydrated(second, '/');
  await myAccountButton(second).click();
  await menuEntry(second, 'Logout').click();
  await openAuthDialog(second, 'Login');
  await logIn(second, vic);
  await expect(myAccountButton(second)).toBeVisible();

  await page.bringToFront();
  await submitQuestionnaire(page);
  const question = page.getByRole('dialog', { name: 'You are logged in as Vic now. Send as Vic?' });
  await question.getByRole('button', { name: 'Do Not Send' }).click();
  await openHydrated(second, pages.account.href);
  await expect(second.getByText('No tickets yet')).toBeVisible();

  await submitQuestionnaire(page);
  await question.getByRole('button', { name: 'Send as Vic' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('main').getByRole('link', { name: /Una Umbrellas/ })).toBeVisible();
  await myAccountButton(second).click();
  await menuEntry(second, 'Logout').click();
  await openAuthDialog(second, 'Login');
  await logIn(second, una);
  await expect(myAccountButton(second)).toBeVisible();
  await openHydrated(second, pages.account.href);
  await expect(second.getByText('No tickets yet')).toBeVisible();
});

test('An email is confirmed by a link that was sent again, and a password is reset by mail, once', async ({
  page,
  openBrowser,
  services,
}) => {
  test.slow();
  const cyd = customer('Cyd');
  await register(page, cyd);
  await openHydrated(page, pages.account.href);
  await button(page, 'Send the Link Again').press('Enter');
  await expect(page.getByText('A new link is on its way')).toBeVisible();
  await expect.poll(() => mailsTo(services, cyd.email)).toHaveLength(2);
  await openHydrated(page, await linkTo(services, cyd.email, 'verify'));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  const answered = page.waitForResponse(/\/api\/verifications$/);
  await openHydrated(page, pages.account.href);
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: 'Cyd' })).toBeVisible();
  await expect(button(page, 'Send the Link Again')).toHaveCount(0);

  const phone = await openBrowser();
  await openHydrated(phone, '/');
  await openAuthDialog(phone, 'Login');
  await phone.getByRole('link', { name: 'Forgot password?' }).click();
  await phone.getByLabel('Email').fill(cyd.email);
  await button(phone, 'Send Link').click();
  await expect(phone.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = await linkTo(services, cyd.email, 'reset');
  await openHydrated(phone, link);
  await phone.getByLabel('New password', { exact: true }).fill('elm-and-yew');
  await phone.getByLabel('Confirm password').fill('elm-and-yew');
  await button(phone, 'Save Password').click();
  await phone.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logIn(phone, { email: cyd.email, password: 'elm-and-yew' });
  await expect(myAccountButton(phone)).toBeVisible();

  // The browser that was signed in before is signed out.
  await page.reload();
  await expect(accountButton(page)).toBeVisible();

  await openHydrated(page, link);
  await page.getByLabel('New password', { exact: true }).fill('one more');
  await page.getByLabel('Confirm password').fill('one more');
  await button(page, 'Save Password').click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('A guest registers after the questionnaire, sends a reply after the session has expired, takes the data along and deletes the account', async ({
  page,
  context,
}) => {
  test.slow();
  const gil = customer('Gil');
  await openHydrated(page, '/');
  await buy(page, 'Standard');
  await fillInQuestionnaire(page, buildShortQuestionnaire({ businessName: 'Dale Dairy' }));
  await submitQuestionnaire(page);
  await button(page, 'Register').click();
  await expect(authDialog(page)).toBeVisible();
  await fillIn(page, gil);
  await submitButton(page, 'Register').click();
  await expect(authDialog(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page).toHaveURL(pages.account.href);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Web Design Project: Dale Dairy' })
    .click();
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill('The green of moss');
  await context.clearCookies({ name: 'session' });
  await button(page, 'Send Reply').click();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await logIn(page, gil);
  await expect(reply).toHaveValue('The green of moss');
  await button(page, 'Send Reply').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'moss' })).toBeVisible();

  await page.getByRole('link', { name: 'My Account', exact: true }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain('The green of moss');
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete My Account' });
  await dialog.getByLabel('Password').fill(gil.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account deleted');
  // Until then, the next screen would close the menu.
  await expect(page).toHaveURL(pages.landing.href);
  await openAuthDialog(page, 'Login');
  await logIn(page, gil);
  await expectToast(page, 'Login failed', 'Incorrect email or password.');
});

test('An owner who saves over another version keeps the text, and loads that version', async ({
  page,
  openBrowser,
  server,
}) => {
  await openAdmin(page, server.setupLink, pages.adminWebDevelopment.href);
  const other = await openBrowser();
  await openAdmin(other, server.setupLink, pages.adminWebDevelopment.href);
  await expect(button(other, 'Edit Prices')).toBeVisible();
  await editFirstPrice(page, '111');
  await expectToast(page, 'Prices updated');

  await editFirstPrice(other, '222');
  await expect(other.getByRole('main').getByText(/^Saved elsewhere meanwhile/)).toBeVisible();
  await expect(other.getByRole('main').getByRole('spinbutton').first()).toHaveValue('222');
  other.once('dialog', (dialog) => dialog.accept());
  await button(other, 'Load the Saved Version').click();
  await expect(other.getByRole('main').getByText('£111', { exact: true }).first()).toBeVisible();
  await editFirstPrice(other, '222');
  await expectToast(other, 'Prices updated');
});

test('Two-step login asks for a code, and a recovery code turns it off', async ({
  page,
  server,
}) => {
  await openAdmin(page, server.setupLink);
  await openOwnersMenu(page);
  await button(page, 'Two-step Login').click();
  await button(page, 'Set Up').click();
  const dialog = page.getByRole('dialog', { name: 'Two-step login' });
  const code = openAuthenticator(await dialog.locator('code').innerText());
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByLabel('Code', { exact: true }).fill(code());
  await button(page, 'Turn On').click();
  const recoveryCode = await dialog.getByRole('listitem').first().innerText();
  await button(page, 'I Have Kept Them').click();

  await button(page, 'Logout').click();
  await signIn(page);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await button(page, 'Login').click();
  await expect(page.getByRole('group', { name: 'Error' })).toContainText('This code is not valid.');
  // Each code is valid once, so this one is of the next step.
  await page.getByLabel('Code', { exact: true }).fill(code(1));
  await button(page, 'Login').click();
  await openOwnersMenu(page);
  await button(page, 'Two-step Login').click();
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await button(page, 'Turn Off').click();
  await expect(button(page, 'Set Up')).toBeVisible();
});

test('A guest reads the owner’s answer with the link, by mail too, and adds the ticket to an account', async ({
  page,
  openBrowser,
  server,
  services,
}) => {
  // Four browsers.
  test.slow();
  await openHydrated(page, '/');
  await buy(page, 'Standard');
  await fillInQuestionnaire(page, buildShortQuestionnaire({ businessName: 'Fell Bakery' }));
  await submitQuestionnaire(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  const link = await copiedLink(page, 'Copy the link to your ticket');
  await page.getByLabel('Your email').fill('flo@e2e.example');
  await button(page, 'Email Me This Link').click();
  await expect(
    page.getByRole('main').getByText('The link is on its way to flo@e2e.example.'),
  ).toBeVisible();

  const office = await openBrowser();
  await openAdmin(office, server.setupLink, pages.adminTickets.href);
  await office.getByRole('link', { name: 'Fell Bakery' }).click();
  await office.getByText('Add a note').click();
  await office.getByRole('textbox', { name: 'Note' }).fill('Paid in full');
  await button(office, 'Add Note').click();
  await office.getByRole('textbox', { name: 'Reply' }).fill('Which green?');
  await button(office, 'Send Reply').click();
  await expectToast(office, 'Reply sent');

  // The link of the page, in another browser, and after a reload that no longer has it.
  const phone = await openBrowser();
  await openHydrated(phone, link);
  await expect(phone.getByText('Which green?')).toBeVisible();
  await expect(phone).toHaveURL(/tickets\/web-\d+$/);
  await phone.reload();
  await phone.getByRole('textbox', { name: 'Reply' }).fill('The green of moss');
  await button(phone, 'Send Reply').click();
  await expect(phone.getByRole('listitem').filter({ hasText: 'moss' })).toBeVisible();
  await expect(phone.getByText('Paid in full')).toHaveCount(0);
  await office.getByRole('textbox', { name: 'Reply' }).fill('It will be so.');
  await button(office, 'Send Reply').click();
  // Without reloading, within ten seconds.
  await expect(phone.getByRole('log').getByText('It will be so.')).toBeVisible();

  // The three links by mail: the one that was asked for, and one with each answer.
  await expect.poll(() => mailsTo(services, 'flo@e2e.example').length).toBe(3);
  const mailed = mailsTo(services, 'flo@e2e.example')
    .at(-1)
    ?.match(/\S+#guest=\S+/)?.[0];
  const flo = customer('Flo');
  const laptop = await openBrowser();
  await register(laptop, flo);
  await openHydrated(laptop, String(mailed));
  await button(laptop, 'Add this ticket to my account').click();
  await expectToast(laptop, 'Ticket added to your account');
  await openHydrated(laptop, pages.account.href);
  await expect(laptop.getByRole('link', { name: 'Web Design Project: Fell Bakery' })).toBeVisible();

  // The link has ended.
  await phone.reload();
  await expect(phone.getByRole('main').getByText('Log in to read this ticket')).toBeVisible();
});

test('Files reach the owner with the answers and with a reply, and the guest with the owner’s', async ({
  page,
  openBrowser,
  server,
}) => {
  test.slow();
  const attach = (on: Page, name: string, content: Buffer | string) =>
    on
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  const download = async (on: Page, name: string) => {
    const event = on.waitForEvent('download');
    await on.getByRole('button', { name: new RegExp(`^${name} `) }).click();
    const file = await event;
    expect(file.suggestedFilename()).toBe(name);
    return readFile(await file.path());
  };
  const large = Buffer.alloc(3_000_000, 'moss, ');

  await openHydrated(page, '/');
  await buy(page, 'Standard');
  await fillInQuestionnaire(page, buildShortQuestionnaire({ businessName: 'Tarn Tiles' }));
  await attach(page, 'words.txt', 'Tiles since 1908');
  await attach(page, 'logo.png', 'no picture');
  await expect(
    page.getByRole('main').getByText(/^The content of this file is not what the ending/),
  ).toBeVisible();
  await button(page, 'Remove logo.png').click();
  await submitQuestionnaire(page);
  await page.getByRole('link', { name: 'Open My Ticket' }).click();

  await attach(page, 'photos of our tiles – Größe.txt', large);
  await page.getByRole('textbox', { name: 'Reply' }).fill('Here are the photos.');
  await button(page, 'Send Reply').click();
  const sent = page.getByRole('listitem').filter({ hasText: 'Here are the photos.' });
  await expect(sent).toContainText('2.9 MB');

  const office = await openBrowser();
  await openAdmin(office, server.setupLink, pages.adminTickets.href);
  await office.getByRole('link', { name: 'Tarn Tiles' }).click();
  expect((await download(office, 'words.txt')).toString()).toBe('Tiles since 1908');
  expect(large.equals(await download(office, 'photos of our tiles – Größe.txt'))).toBe(true);
  await attach(office, 'offer.csv', 'page;price');
  await office.getByRole('textbox', { name: 'Reply' }).fill('This is our plan.');
  await button(office, 'Send Reply').click();
  await expectToast(office, 'Reply sent');

  // The guest's download brings the token of the link.
  const request = page.waitForRequest(/\/attachments\//);
  expect((await download(page, 'offer.csv')).toString()).toBe('page;price');
  const { pathname } = new URL((await request).url());
  const stranger = await openBrowser();
  await register(stranger, customer('Hob'));
  expect(await stranger.evaluate(async (path) => (await fetch(path)).status, pathname)).toBe(404);
});
