import type { BrowserContext, Page } from '@playwright/test';
import { translatePage } from '#.storybook/translatePage.ts';
import { buildQuote } from '#mocks/factories/quote.ts';
import type { Quote } from '#src/domain/quote.ts';
import { pages } from '#src/pages.ts';
import { checkoutEvent } from '../support/checkoutSessions.ts';
import { openHydrated } from '../support/page.ts';
import { expect, linkTo, mailsTo, test } from './connected.ts';
import { button, openAdmin, setTestMode } from './owner.ts';

const DUE = /^To pay now/;

/** The page on which the provider takes the payment, with what it asks for and the way back. */
const answerPaymentPage = (
  context: BrowserContext,
  checkouts: readonly { id: string; form: URLSearchParams }[],
) =>
  context.route('https://pay.example/*', async (route, request) => {
    const { form } = checkouts.find(({ id }) => request.url().endsWith(`/${id}`)) ?? {};
    const link = (text: string, name: string) => `<a href="${form?.get(name)}">${text}</a>`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Payment</title><link rel="icon" href="data:,">
        <h1>${form?.get('line_items[0][price_data][product_data][name]')}</h1>
        ${link('Pay', 'success_url')} ${link('Back', 'cancel_url')}`,
    });
  });

/** What the box Money says. */
const money = (page: Page) =>
  page.locator('dl').filter({ hasText: 'Agreed' }).filter({ hasText: 'Open' });

const expectMoney = (page: Page, agreed: string, paid: string, open: string) =>
  expect(money(page)).toHaveText(new RegExp(`^Agreed\\s*${agreed}Paid\\s*${paid}Open\\s*${open}$`));

/** Asks for a quote, and opens it as the owner. */
async function openQuote(owner: Page, setupLink: string, quote: Quote) {
  const asked = await owner.request.post('/api/quotes', { data: { quote, captchaToken: 'token' } });
  expect(asked.status()).toBe(202);
  await openAdmin(owner, setupLink, pages.adminQuotes.href);
  await setTestMode(owner, false);
  await owner.getByRole('link', { name: quote.businessName }).click();
}

/** Sends a price of £1,000 with the deposit that the form begins with. */
async function sendPrice(owner: Page) {
  const form = owner.getByRole('form', { name: 'Price' });
  await form.getByLabel('Line 1').fill('Six pages');
  await form.getByLabel('Amount 1').fill('1,000');
  await expect(form.getByText('Deposit £300.00 of £1,000.00')).toBeVisible();
  await form.getByRole('button', { name: 'Send Quote' }).click();
  await expect(owner.getByText('Version 1, £1,000.00')).toBeVisible();
}

async function accept(customer: Page, link: string, name: string) {
  await openHydrated(customer, link);
  await customer.getByLabel('Your name').fill(name);
  await button(customer, 'Accept Quote').click();
  await expect(customer.getByRole('heading', { name: 'To pay now: £300.00' })).toBeVisible();
}

test('A customer accepts a quote, pays the deposit, an extra and the rest by card, and each page says what is known', async ({
  page: customer,
  openBrowser,
  server: { provider, origin, setupLink },
  services,
}) => {
  // Two browsers, and the server makes a receipt a while after its payment.
  test.slow();
  await answerPaymentPage(customer.context(), provider.checkouts);
  const quote = buildQuote({ businessName: 'Elm & Yew', email: 'elm@e2e.example' });
  const owner = await openBrowser();
  await openQuote(owner, setupLink, quote);
  await sendPrice(owner);

  await accept(customer, await linkTo(services, quote.email, 'quote'), 'Elm Yew');
  await expect(customer.getByText(/^Deposit, 30 % of quote \d+ v1$/)).toBeVisible();
  await expect(customer.getByRole('main')).toContainText(
    /Accepted\. Your turn, until .+: pay the deposit of £300\.00/,
  );
  await customer.getByRole('link', { name: 'Back to top' }).click();
  await expectMoney(customer, '£1,000.00', '£0.00', '£1,000.00');
  await customer
    .locator('summary')
    .filter({ hasText: /^Quote \d+, version 1/ })
    .click();
  const hash = await customer.getByText(/^[0-9a-f]{64}$/).innerText();
  await expect(customer.getByText('it matches.')).toBeVisible();
  await expect.poll(() => mailsTo(services, quote.email).join('\n')).toContain(hash);
  await owner.reload();
  await expectMoney(owner, '£1,000.00', '£0.00', '£1,000.00');
  await expect(owner.getByText('£300.00 to pay')).toBeVisible();

  /** Pays what is due. The provider tells of it once the customer is back. */
  async function pay(amount: string, part: RegExp, found: () => Promise<void>) {
    await expect(customer.getByRole('heading', { name: DUE })).toHaveText(`To pay now: ${amount}`);
    await button(customer, 'Pay by Card').click();
    await expect(customer.getByRole('heading', { name: part })).toBeVisible();
    await customer.getByRole('link', { name: 'Pay', exact: true }).click();
    await expect(
      customer.getByText('Your payment has not been confirmed yet', { exact: true }),
    ).toBeVisible();
    const checkout = provider.checkouts.at(-1);
    if (!checkout) throw new Error('There is no checkout.');
    for (let times = 0; times < 2; times += 1)
      expect(await provider.send(origin, checkoutEvent(checkout))).toBe(200);
    await found();
    await expect(customer.getByText('Your payment has arrived', { exact: true })).toBeVisible();
    await expect(button(customer, 'Pay by Card')).toHaveCount(0);
  }

  // Two presses, with Back between them, are one payment.
  await button(customer, 'Pay by Card').click();
  await customer.getByRole('link', { name: 'Back', exact: true }).click();
  await pay('£300.00', /^Deposit, 30 %/, () =>
    expectMoney(customer, '£1,000.00', '£300.00', '£700.00'),
  );
  expect(provider.checkouts).toHaveLength(1);
  await expect(customer.getByText('Nothing is to be paid now.').first()).toBeVisible();

  await owner.reload();
  await expectMoney(owner, '£1,000.00', '£300.00', '£700.00');
  await owner.locator('summary').filter({ hasText: 'Add an extra' }).click();
  const extra = owner.getByRole('form', { name: 'Extra' });
  await extra.getByLabel('Line 1').fill('A page in Welsh');
  await extra.getByLabel('Amount 1').fill('123.45');
  services.reset();
  await button(owner, 'Send Extra').click();
  await expect(owner.getByText('. Not answered yet.')).toBeVisible();
  await openHydrated(customer, await linkTo(services, quote.email, 'quote'));
  const asked = customer.getByRole('region', { name: 'An extra for £123.45' });
  await expect(asked).toContainText('A page in Welsh');
  await expect(customer.getByRole('main')).toContainText(
    'Your turn: accept or decline the extra of £123.45',
  );
  await asked.getByLabel('Your name').fill('Elm Yew');
  await button(customer, 'Accept Extra').click();
  await pay('£123.45', /^Extra to quote \d+ v1$/, () =>
    expectMoney(customer, '£1,123.45', '£423.45', '£700.00'),
  );

  // The work is done.
  await owner.reload();
  await owner.getByRole('link', { name: 'Open the ticket' }).click();
  await owner.getByLabel('Status', { exact: true }).selectOption('Closed');
  await button(owner, 'Save Changes').click();
  await expect(owner.getByText('Ticket saved').first()).toBeVisible();
  await openHydrated(owner, pages.admin.href);
  const waiting = owner.getByRole('listitem').filter({ hasText: 'The rest can be asked for' });
  await waiting.getByRole('link').first().click();
  await owner.locator('summary').filter({ hasText: 'Ask for the rest' }).click();
  services.reset();
  await button(owner, 'Ask for £700.00').click();
  await expect(owner.getByText('£700.00 to pay')).toBeVisible();
  await openHydrated(customer, await linkTo(services, quote.email, 'quote'));
  await pay('£700.00', /^Rest of quote \d+ v1$/, () =>
    expectMoney(customer, '£1,123.45', '£1,123.45', '£0.00'),
  );
  await expect(customer.getByText('Everything is paid. Thank you.')).toBeVisible();

  await owner.reload();
  await expectMoney(owner, '£1,123.45', '£1,123.45', '£0.00');
  await owner.getByRole('link', { name: 'Open the order' }).click();
  const receipts = owner.locator('summary').filter({ hasText: /Receipt \d{4}-\d{4}/ });
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByRole('heading', { level: 1 })).toContainText('Custom quote');
    await expect(receipts).toHaveCount(3, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  for (const text of ['Deposit, 30 % of quote', 'Extra to quote', 'Rest of quote'])
    await expect(owner.getByRole('main')).toContainText(text);
  await setTestMode(owner, true);
});

test('The owner marks a deposit that came by bank transfer, once', async ({
  page: customer,
  openBrowser,
  server: { setupLink },
  services,
}) => {
  test.slow();
  const quote = buildQuote({ businessName: 'Oak & Ivy', email: 'ivy@e2e.example' });
  const owner = await openBrowser();
  await openQuote(owner, setupLink, quote);
  await sendPrice(owner);
  await accept(customer, await linkTo(services, quote.email, 'quote'), 'Ivy Oak');

  await owner.reload();
  await owner.locator('summary').filter({ hasText: 'Mark as paid by transfer' }).click();
  const form = owner.getByRole('form', { name: 'Transfer' });
  await expect(form.getByLabel('Amount')).toHaveValue('300');
  await form.getByLabel('Arrived on').fill(new Date().toISOString().slice(0, 10));
  await form.getByRole('button', { name: 'Mark as Paid' }).dblclick();
  await expectMoney(owner, '£1,000.00', '£300.00', '£700.00');
  await expect(owner.getByText('Mark as paid by transfer')).toHaveCount(0);
  await customer.reload();
  await expectMoney(customer, '£1,000.00', '£300.00', '£700.00');
  await expect(customer.getByRole('heading', { name: DUE })).toHaveCount(0);
  await setTestMode(owner, true);
});

test('Only the customer’s own presses accept and pay, on a translated page, by keyboard, and once', async ({
  page: customer,
  openBrowser,
  expectMessage,
  server: { provider, origin, setupLink },
  services,
}) => {
  test.slow();
  await answerPaymentPage(customer.context(), provider.checkouts);
  const quote = buildQuote({ businessName: 'Ash & Bay', email: 'bay@e2e.example' });
  const owner = await openBrowser();
  await openQuote(owner, setupLink, quote);
  await sendPrice(owner);
  const link = await linkTo(services, quote.email, 'quote');
  const before = provider.checkouts.length;

  // A scanner follows the link, also in a browser of its own.
  for (const method of ['GET', 'HEAD'])
    expect((await customer.request.fetch(link, { method })).status()).toBe(200);
  const scanner = await openBrowser();
  await openHydrated(scanner, link);
  await expect(button(scanner, 'Accept Quote')).toBeVisible();
  // Nor does what a stranger writes into the URL tell of a payment.
  await openHydrated(scanner, `${pages.quote.href}?paid=1000&session_id=cs_test_1`);
  await expect(scanner.getByText('Open your quote again', { exact: true })).toBeVisible();
  await openHydrated(scanner, link.replace('#', '?paid=1000#'));
  await expect(button(scanner, 'Accept Quote')).toBeVisible();
  await expect(scanner.getByText('Your payment has arrived')).toHaveCount(0);

  await openHydrated(customer, link);
  const name = customer.getByLabel('Your name');
  await expect(name).toBeVisible();
  await customer.evaluate(translatePage);
  // A password manager fills the field in without an event.
  await name.evaluate((input: HTMLInputElement) => {
    input.value = 'Bay \u202Ehs\u200BA';
  });
  await name.press('Enter');
  const due = customer.getByRole('heading', { name: 'To pay now: £300.00' });
  await expect(due).toBeVisible();
  await expect(customer.getByText(/accepted it on \d+ \w+ \d{4} at/)).toBeVisible();

  const pay = button(customer, 'Pay by Card');
  expectMessage(/ERR_INTERNET_DISCONNECTED/);
  await customer.context().setOffline(true);
  await pay.press('Enter');
  await expect(customer.getByText(/nothing was paid\. Try again in a minute/)).toBeVisible();
  await customer.context().setOffline(false);
  // A slow network, and a second tab.
  const other = await customer.context().newPage();
  await openHydrated(other, link);
  await expect(button(other, 'Pay by Card')).toBeVisible();
  const asked: string[] = [];
  await customer.route('**/api/quote-links/pay', async (route) => {
    asked.push(route.request().url());
    await expect.poll(() => pay.getAttribute('aria-busy')).toBe('true');
    await route.continue();
  });
  await pay.dblclick();
  await expect(customer.getByRole('heading', { name: /^Deposit, 30 %/ })).toBeVisible();
  expect(asked).toHaveLength(1);
  await button(other, 'Pay by Card').click();
  await expect(other.getByRole('heading', { name: /^Deposit, 30 %/ })).toBeVisible();
  // The browser's own Back, which may show the page as it was left.
  await customer.goBack();
  await expect(due).toBeVisible();
  await pay.press('Enter');
  await customer.getByRole('link', { name: 'Pay', exact: true }).click();
  expect(provider.checkouts).toHaveLength(before + 1);
  const checkout = provider.checkouts.at(-1);
  if (!checkout) throw new Error('There is no checkout.');
  expect(await provider.send(origin, checkoutEvent(checkout))).toBe(200);
  await expectMoney(customer, '£1,000.00', '£300.00', '£700.00');

  // Back from the second tab's payment page after the first has paid, and another press.
  await other.goBack();
  if (await button(other, 'Pay by Card').isVisible()) await button(other, 'Pay by Card').click();
  await expectMoney(other, '£1,000.00', '£300.00', '£700.00');
  await expect(button(other, 'Pay by Card')).toHaveCount(0);
  expect(provider.checkouts).toHaveLength(before + 1);
  await setTestMode(owner, true);
});

test('A customer whose browser keeps nothing pays, and is told to open the quote again', async ({
  page: customer,
  openBrowser,
  server: { provider, setupLink },
  services,
  expectMessage,
}) => {
  test.slow();
  expectMessage(/Stored "quotePayment" could not be read/);
  await answerPaymentPage(customer.context(), provider.checkouts);
  await customer.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const quote = buildQuote({ businessName: 'Bee & Cox', email: 'cox@e2e.example' });
  const owner = await openBrowser();
  await openQuote(owner, setupLink, quote);
  await sendPrice(owner);
  const link = await linkTo(services, quote.email, 'quote');
  await accept(customer, link, 'Cox Bee');
  await button(customer, 'Pay by Card').click();
  await customer.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(customer.getByText('Open your quote again', { exact: true })).toBeVisible();
  await openHydrated(customer, link);
  await expect(customer.getByRole('heading', { name: DUE })).toHaveText('To pay now: £300.00');
  await setTestMode(owner, true);
});
