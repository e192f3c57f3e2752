import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { openHydrated } from '../support/page.ts';
import { answerQuote, submitQuote, thankYouDialog } from '../support/quote.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { openAdmin } from './owner.ts';

test('A visitor asks for a quote, the owner prices it, and the customer accepts it', async ({
  page: visitor,
  openBrowser,
  server,
  services,
}) => {
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
  await expect(form.getByText('Total £1,200.30')).toBeVisible();
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 1, £1,200.30')).toBeVisible();

  // The customer reads the first version, and the owner sends another meanwhile.
  const customer = await openBrowser();
  await openHydrated(customer, await linkTo(services, quote.email, 'quote'));
  const sheet = customer.getByRole('article', { name: 'Website for Fell & Weir' });
  await expect(sheet.getByText('£1,200.30')).toBeVisible();
  await form.getByLabel('Amount 2').fill('1,100');
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 2, £1,100.10')).toBeVisible();

  const name = customer.getByLabel('Your name');
  await name.fill('Fay Fell');
  await customer.keyboard.press('Enter');
  await expect(customer.getByText('We have sent you a newer version meanwhile')).toBeVisible();
  await expect(sheet.getByText('£1,100.10')).toBeVisible();
  await expect(name).toHaveValue('Fay Fell');
  await name.focus();
  await customer.keyboard.press('Enter');
  await expect(customer.getByText('You have accepted this quote')).toBeVisible();

  // A reload shows the same.
  await customer.reload();
  await expect(customer.getByText(/Fay Fell accepted it on/)).toBeVisible();
  await customer.getByRole('link', { name: 'Open your ticket' }).click();
  const title = 'Web Design Project: Fell & Weir';
  await expect(customer.getByRole('heading', { name: title })).toBeVisible();

  await expect(owner.getByText(/Accepted by Fay Fell on/)).toBeVisible({ timeout: 10_000 });
  await owner.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(owner.getByRole('heading', { name: title })).toBeVisible();
  const office = business.mail.internalRecipients.join(', ');
  await expect.poll(() => mailsTo(services, office).join()).toContain('Fay Fell has accepted');
});
