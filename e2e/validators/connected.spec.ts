import { buildQuote } from '../../mocks/factories/quote.ts';
import { business } from '../../src/content/business.ts';
import { pages } from '../../src/pages.ts';
import { expect, linkTo, test } from '../connected/connected.ts';
import { button, openAdmin } from '../connected/owner.ts';
import { openHydrated } from '../support/page.ts';
import { expectValid } from './validators.ts';

test('The pages of a quote and its ticket have no findings of the accessibility validators', async ({
  page: customer,
  openBrowser,
  server,
  services,
}) => {
  const quote = buildQuote({ businessName: 'Fell & Weir', email: 'fay@e2e.example' });
  const asked = await customer.request.post('/api/quotes', {
    data: { quote, captchaToken: 'token' },
  });
  expect(asked.status()).toBe(202);

  const owner = await openBrowser();
  await openAdmin(owner, server.setupLink, pages.adminQuotes.href);
  const request = owner.getByRole('link', { name: 'Fell & Weir' });
  await expect(request).toBeVisible();
  await expectValid(owner, 'connected-quotes');
  await request.click();
  const form = owner.getByRole('form', { name: 'Price' });
  await form.getByLabel('Line 1').fill('Six pages');
  await form.getByLabel('Amount 1').fill('600');
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 1, £600.00')).toBeVisible();
  await expectValid(owner, 'connected-quote');

  await openHydrated(customer, await linkTo(services, quote.email, 'quote'));
  await expect(customer.getByText('£600.00').first()).toBeVisible();
  await customer.getByText('Decline', { exact: true }).click();
  await expectValid(customer, 'connected-quote-sheet');
  await customer.getByLabel('Your name').fill('Fay Fell');
  await button(customer, 'Accept Quote').click();
  await customer.getByRole('link', { name: 'Open your ticket' }).click();
  const reply = customer.getByRole('textbox', { name: 'Reply' });
  await reply.fill('When do we begin?');
  await button(customer, 'Send Reply').click();
  await expect(reply).toHaveValue('');
  await expectValid(customer, 'connected-guest-ticket');

  await openHydrated(owner, pages.adminTickets.href);
  const ticket = owner.getByRole('link', { name: 'Fell & Weir' });
  await expect(ticket).toBeVisible();
  await expectValid(owner, 'connected-tickets');
  await ticket.click();
  await expect(owner.getByText('When do we begin?')).toBeVisible();
  await owner.getByText('Add a note', { exact: true }).click();
  await expectValid(owner, 'connected-ticket');

  await openHydrated(owner, pages.adminMail.href);
  const subject = `Your website quote from ${business.name}`;
  const mail = owner.getByRole('link', { name: subject });
  await expect(mail).toBeVisible();
  await expectValid(owner, 'connected-mail');
  await mail.click();
  await expect(owner.getByRole('heading', { name: subject })).toBeVisible();
  await expectValid(owner, 'connected-queued-mail');

  await openHydrated(owner, pages.adminHistory.href);
  await expect(owner.getByRole('row').nth(1)).toBeVisible();
  await expectValid(owner, 'connected-history');
});
