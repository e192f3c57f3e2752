import { buildQuote } from '#mocks/factories/quote.ts';
import { business } from '#src/content/business.ts';
import { pages } from '#src/pages.ts';
import { openHydrated, press, write } from '../support/page.ts';
import { answerQuote, submitQuote, thankYouDialog } from '../support/quote.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { button, openAdmin } from './owner.ts';

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
  await expect(form.getByText('Total £1,200.30').first()).toBeVisible();
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
  await expect(
    customer.getByRole('main').getByText('We have sent you a newer version meanwhile'),
  ).toBeVisible();
  await expect(sheet.getByText('£1,100.10')).toBeVisible();
  await expect(name).toHaveValue('Fay Fell');
  await name.focus();
  await customer.keyboard.press('Enter');
  await expect(customer.getByRole('main').getByText('You have accepted this quote')).toBeVisible();

  // A reload shows the same.
  await customer.reload();
  await expect(customer.getByRole('main').getByText(/Fay Fell accepted it on/)).toBeVisible();
  await customer.getByRole('link', { name: 'Open your ticket' }).click();
  const title = 'Web Design Project: Fell & Weir';
  await expect(customer.getByRole('heading', { name: title })).toBeVisible();

  await expect(owner.getByText(/Accepted by Fay Fell on/)).toBeVisible({ timeout: 10_000 });
  await owner.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(owner.getByRole('heading', { name: title })).toBeVisible();
  const office = business.mail.internalRecipients.join(', ');
  await expect.poll(() => mailsTo(services, office).join()).toContain('Fay Fell has accepted');
});

test('With the keyboard, the owner prices a quote and sends a mail again, and a guest accepts', async ({
  page: guest,
  openBrowser,
  server,
  services,
}) => {
  test.slow();
  const quote = buildQuote({ businessName: 'Ash & Oak', email: 'ash@e2e.example' });
  services.answer('messages', 'hang up');
  const asked = await guest.request.post('/api/quotes', { data: { quote, captchaToken: 'token' } });
  expect(asked.status()).toBe(202);

  const owner = await openBrowser();
  await openAdmin(owner, server.setupLink, pages.adminQuotes.href);
  await press(owner.getByRole('link', { name: 'Ash & Oak' }));
  const form = owner.getByRole('form', { name: 'Price' });
  await write(form.getByLabel('Line 1'), 'Six pages');
  await write(form.getByLabel('Amount 1'), '600');
  await press(form.getByRole('button', { name: 'Add Line' }));
  await expect(form.getByLabel('Line 2')).toBeFocused();
  await owner.keyboard.type('Gallery');
  const amount = form.getByLabel('Amount 2');
  await write(amount, '90');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Version 1, £690.00')).toBeVisible();
  await expect(amount).toBeFocused();

  await openHydrated(owner, pages.adminMail.href);
  await write(owner.getByRole('searchbox'), quote.email);
  await expect(owner.getByRole('rowheader')).toHaveCount(2);
  const subject = `Your website quote from ${business.name}`;
  await press(owner.getByRole('link', { name: subject }));
  const again = button(owner, 'Send Again');
  await press(again);
  await expect(owner.getByText('The mail is sent again', { exact: true })).toBeVisible();
  await expect(again).toBeFocused();
  services.reset();
  await expect(owner.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(owner.getByRole('heading', { name: subject })).toBeFocused();

  await openHydrated(guest, await linkTo(services, quote.email, 'quote'));
  await write(guest.getByLabel('Your name'), 'Ash Oak');
  await press(button(guest, 'Accept Quote'));
  await expect(guest.getByText('You have accepted this quote')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toBeFocused();
  await press(guest.getByRole('link', { name: 'Open your ticket' }));
  await write(guest.getByRole('textbox', { name: 'Reply' }), 'When do we begin?');
  await press(button(guest, 'Send Reply'));
  await expect(guest.getByRole('listitem').filter({ hasText: 'When do we begin?' })).toBeVisible();
});
