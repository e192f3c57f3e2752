import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { countSheets, openHydrated } from '../support/page.ts';
import { answerQuote, submitQuote, thankYouDialog } from '../support/quote.ts';
import { startScreenReader } from '../support/screenReader.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { openAdmin } from './owner.ts';

test('A visitor asks for a quote, the owner prices it, and the customer accepts it', async ({
  page: visitor,
  openBrowser,
  server,
  services,
}) => {
  // Three browsers.
  test.slow();
  const quote = buildQuote({ businessName: 'Fell & Weir', email: 'fay@e2e.example' });
  await openHydrated(visitor, pages.customQuote.href);
  await answerQuote(visitor, quote);
  await submitQuote(visitor);
  await expect(thankYouDialog(visitor)).toBeVisible();

  const owner = await openBrowser();
  await openAdmin(owner, server.setupLink, pages.adminQuotes.href);
  await owner.getByRole('link', { name: 'Fell & Weir' }).click();
  const form = owner.getByRole('form', { name: 'Price' });
  await form.getByLabel('Line 1').fill('Six pages');
  await form.getByLabel('Amount 1').fill('0.1');
  await form.getByRole('button', { name: 'Add Line' }).click();
  await form.getByLabel('Line 2').fill('Gallery');
  // What was typed survives a reload.
  await owner.reload();
  await expect(form.getByLabel('Line 2')).toHaveValue('Gallery');
  await form.getByLabel('Amount 2').fill('1,200.20');
  await expect(form.getByText('Total £1,200.30').first()).toBeVisible();
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 1, £1,200.30')).toBeVisible();

  // The customer reads the first version, and the owner sends another meanwhile.
  const customer = await openBrowser();
  await openHydrated(customer, await linkTo(services, quote.email, 'quote'));
  const sheet = customer.getByRole('article', { name: 'Website for Fell & Weir' });
  await expect(sheet.getByText('£1,200.30')).toBeVisible();
  expect(await countSheets(customer)).toBe(1);
  await form.getByLabel('Amount 2').fill('1,100');
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 2, £1,100.10')).toBeVisible();

  const name = customer.getByLabel('Your name');
  await name.fill('Fay Fell');
  await customer.keyboard.press('Enter');
  await expect(
    customer.getByRole('main').getByText('We have sent you a newer version meanwhile'),
  ).toBeVisible();
  await expect(sheet.getByText('£1,100.10')).toBeVisible();
  await expect(name).toHaveValue('Fay Fell');
  await name.focus();
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('main').getByText(/accepted it on/)).toBeVisible();

  // A reload shows the same.
  await customer.reload();
  await expect(customer.getByRole('main').getByText(/Fay Fell accepted it on/)).toBeVisible();
  await customer.getByRole('link', { name: 'Open your ticket' }).click();
  const title = 'Web Design Project: Fell & Weir';
  await expect(customer.getByRole('heading', { name: title })).toBeVisible();

  await expect(owner.getByText(/Accepted by Fay Fell on/)).toBeVisible();
  await owner.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(owner.getByRole('heading', { name: title })).toBeVisible();
  const office = business.mail.internalRecipients.join(', ');
  await expect.poll(() => mailsTo(services, office).join()).toContain('Fay Fell has accepted');
});

test('By what is heard, the owner prices a quote, sends a mail again and learns of the answer', async ({
  page,
  openBrowser,
  server,
  services,
}) => {
  test.slow();
  const quote = buildQuote({ businessName: 'Ash & Oak', email: 'ash@e2e.example' });
  services.answer('messages', 'hang up');
  const asked = await page.request.post('/api/quotes', { data: { quote, captchaToken: 'token' } });
  expect(asked.status()).toBe(202);

  const ownersPage = await openBrowser();
  await openAdmin(ownersPage, server.setupLink);
  // Once it is shown, below the sheet Today.
  await expect(ownersPage.getByRole('heading', { name: 'Stripe Settings' })).toBeFocused();
  const owner = await startScreenReader(ownersPage);
  await owner.open(pages.adminQuotes.href);
  await owner.tabTo('link', 'Ash & Oak');
  await owner.press('Enter');
  await owner.landsOn('heading', 'Ash & Oak');
  await owner.tabTo('textbox', 'Line 1');
  await owner.type('Six pages');
  await owner.tabTo('textbox', 'Amount 1');
  await owner.type('690');
  await owner.hears('£690.00');
  await owner.press('Enter');
  await owner.hears('Quote sent');

  await owner.open(pages.adminMail.href);
  await owner.tabTo('searchbox', /^Search/);
  await owner.type(quote.email);
  await owner.hears('mails');
  const subject = `Your website quote from ${business.name}`;
  await owner.tabTo('link', subject);
  await owner.press('Enter');
  await owner.landsOn('heading', subject);
  await owner.tabTo('button', 'Send Again');
  services.reset();
  await owner.press('Enter');
  await owner.landsOn('heading', subject);
  await owner.hears('The mail is sent again');
  await owner.open(pages.adminQuotes.href);
  await owner.tabTo('link', 'Ash & Oak');
  await owner.press('Enter');
  await owner.landsOn('heading', 'Ash & Oak');
  await owner.tabTo('textbox', 'Amount 1');

  const customer = await startScreenReader(page);
  await openHydrated(page, await linkTo(services, quote.email, 'quote'));
  await customer.tabTo('textbox', 'Your name');
  await customer.type('Ash Oak');
  await customer.tabTo('button', 'Accept Quote');
  await customer.press('Enter');
  await customer.landsOn('heading', 'Your quote');
  await customer.hears('pay the deposit of £207.00');
  await customer.tabTo('link', 'Open your ticket');
  await customer.press('Enter');
  await customer.landsOn('heading', 'Web Design Project: Ash & Oak');
  await customer.tabTo('textbox', 'Reply');
  await customer.type('When do we begin?');
  await expect(page.getByRole('button', { name: 'Attach Files' })).toBeVisible();
  await customer.tabTo('button', 'Send Reply');
  await customer.press('Enter');
  await customer.hears('Reply sent');
  const heard = (await customer.transcript()).replace(/until [^:]+:/, 'until its last day:');
  expect(heard).toMatchSnapshot('quote-customer.txt');

  await owner.hears('The customer has accepted version 1');
  // Other tests have sent mails as well.
  const count = /says: 2 (of \d+ )?mails/;
  expect((await owner.transcript()).replace(count, 'says: 2 mails')).toMatchSnapshot(
    'quote-owner.txt',
  );
});
