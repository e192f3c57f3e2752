import type { Page } from '@playwright/test';
import { business } from '#src/content/business.ts';
import { plans } from '#src/content/catalogue.ts';
import { allPages, pages } from '#src/pages.ts';
import { buy, openHydrated } from './support/page.ts';
import { quoteSubmitButton } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const { landing, customQuote, account, questionnaire, tickets, orders, quote, admin, adminOrders } =
  pages;

/** The words of a page, without those that change with time: toasts and the opening state. */
async function wordsOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const toasts = document.querySelector('[aria-label^="Notifications"]');
    const toastText = toasts instanceof HTMLElement ? toasts.innerText : '';
    return document.body.innerText
      .replace(toastText, '')
      .replace(/^(Open now until|Closed now, opens) .+$/m, '');
  });
  return text.split(/\s+/).filter(Boolean);
}

/** The entries of the first list that the second one lacks. Each occurrence counts. */
function missing(wanted: readonly string[], actual: readonly string[]): string[] {
  const rest = [...actual];
  return wanted.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));

const listed = allPages.filter(({ isUnlisted }) => !isUnlisted).map(({ href }) => href);

test('The public pages show the same words and links without JavaScript', async ({
  page,
  visitorWithoutJavaScript,
  expectMessage,
}) => {
  expectMessage(/404.*\/404/);
  const pageWithout = await visitorWithoutJavaScript.newPage();
  for (const path of [...listed, '/404']) {
    await pageWithout.goto(path);
    await openHydrated(page, path);
    const words = await wordsOf(page);
    expect.soft(words.length, path).toBeGreaterThan(30);
    expect.soft(missing(words, await wordsOf(pageWithout)), path).toEqual([]);
    expect.soft(missing(await linksOf(page), await linksOf(pageWithout)), path).toEqual([]);
    if (path === customQuote.href) await expect(quoteSubmitButton(pageWithout)).toBeDisabled();
  }
});

test('Every plan can be bought by the month and by the year without JavaScript', async ({
  visitorWithoutJavaScript,
}) => {
  const page = await visitorWithoutJavaScript.newPage();
  await page.goto(landing.href);
  for (const [period, label] of [
    ['monthly', 'Monthly'],
    ['yearly', 'Yearly'],
  ] as const) {
    await page.getByRole('radio', { name: label }).check();
    for (const { title, paymentLinks } of plans) {
      await expect(await buy(page, title)).toHaveURL(paymentLinks[period]);
    }
  }
});

const mailLink = `href="mailto:${business.contact.email}"`;

test('Pages explain that they need JavaScript, link to the landing page, and announce nothing that is to come', async ({
  request,
  visitorWithoutJavaScript,
}) => {
  const page = await visitorWithoutJavaScript.newPage();
  for (const [{ href }, words, link] of [
    [landing, 'Logging in needs JavaScript.', undefined],
    [customQuote, 'This form needs JavaScript', mailLink],
    [account, 'This page needs JavaScript.', undefined],
    [questionnaire, 'This form needs JavaScript', business.contact.email],
    [admin, 'This page needs JavaScript.', undefined],
    [adminOrders, 'This page needs JavaScript.', undefined],
  ] as const) {
    // Read from the HTML: a browser with JavaScript parses `noscript` as text.
    const html = await (await request.get(href)).text();
    const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, notice = '']) =>
      notice.replace(/<!--.*?-->/g, ''),
    );
    const notice = notices.find((each) => each.includes(words));
    expect.soft(notice, href).toBeDefined();
    if (link) expect.soft(notice, href).toContain(link);

    await page.goto(href);
    await expect.soft(page.getByRole('heading', { level: 1 }), href).toBeVisible();
    const homeLink = page.getByRole('link', { name: /^(Home|Return to Website)$/ }).first();
    await expect.soft(homeLink, href).toHaveAttribute('href', /^\/(#home)?$/);
    await expect.soft(homeLink, href).toBeVisible();
  }

  for (const [{ href }, words] of [
    [account, /home page opens in a moment/],
    [tickets, /Reading the ticket/],
    [orders, /Reading the order/],
    [quote, /Reading the quote/],
    [admin, /Looking up whether you are logged in/],
    [questionnaire, /payment page has opened/],
  ] as const) {
    await page.goto(href);
    await expect.soft(page.getByText(words)).toHaveCount(1);
    await expect.soft(page.getByText(words)).toBeHidden();
  }
  await expect(page.getByRole('form', { name: 'Website questionnaire' })).toBeVisible();
});
