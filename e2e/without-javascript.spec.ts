import type { Page } from '@playwright/test';
import { business } from '#src/content/business.ts';
import { plans } from '#src/content/catalogue.ts';
import { allPages, pages } from '#src/pages.ts';
import { openHydrated, pay } from './support/page.ts';
import { submitButton } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const { landing, customQuote, account, questionnaire, admin, adminOrders } = pages;

/** The words on a page, without those that depend on the time: a toast, and whether it is open. */
async function wordsOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const toasts = document.querySelector('[aria-label^="Notifications"]');
    const shown = document.body.innerText;
    const passing = toasts instanceof HTMLElement ? toasts.innerText : '';
    const lasting = passing ? shown.replace(passing, '') : shown;
    return lasting.replace(/^(Open now until|Closed now, opens) .+$/m, '');
  });
  return text.split(/\s+/).filter(Boolean);
}

/** The entries of the first list that the second one lacks. Each occurrence counts. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const rest = [...found];
  return wanted.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

const linksOn = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));

const listed = allPages.filter(({ isUnlisted }) => !isUnlisted).map(({ href }) => href);

for (const path of [...listed, '/404']) {
  test(`${path} shows the same words and links without JavaScript`, async ({
    page,
    visitorWithoutJavaScript,
    expectMessage,
  }) => {
    if (path === '/404') expectMessage(/404.*\/404/);
    const plain = await visitorWithoutJavaScript.newPage();
    await plain.goto(path);
    await openHydrated(page, path);
    const words = await wordsOn(page);
    expect(words.length).toBeGreaterThan(30);
    expect(missing(words, await wordsOn(plain))).toEqual([]);
    expect(missing(await linksOn(page), await linksOn(plain))).toEqual([]);
    if (path === customQuote.href) await expect(submitButton(plain)).toBeDisabled();
  });
}

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
      await expect(await pay(page, title)).toHaveURL(paymentLinks[period]);
    }
  }
});

test('Without JavaScript, no page announces a redirect or a payment', async ({
  visitorWithoutJavaScript,
}) => {
  const page = await visitorWithoutJavaScript.newPage();
  for (const [{ href }, words] of [
    [account, /home page opens in a moment/],
    [questionnaire, /payment page has opened/],
  ] as const) {
    await page.goto(href);
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByText(words)).toBeHidden();
  }
});

const mailLink = `href="mailto:${business.contact.email}"`;

for (const [{ href }, words, link] of [
  [landing, 'Logging in needs JavaScript.', ''],
  [customQuote, 'This form needs JavaScript', mailLink],
  [account, 'This page needs JavaScript.', ''],
  [questionnaire, 'This form needs JavaScript', business.contact.email],
  [admin, 'This page needs JavaScript.', ''],
  [adminOrders, 'This page needs JavaScript.', ''],
] as const) {
  test(`${href} explains without JavaScript what needs it, and leads home`, async ({
    request,
    visitorWithoutJavaScript,
  }) => {
    // Read from the HTML: a browser with JavaScript parses `noscript` as text.
    const html = await (await request.get(href)).text();
    const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, notice = '']) =>
      notice.replace(/<!--.*?-->/g, ''),
    );
    const notice = notices.find((each) => each.includes(words));
    expect(notice).toBeDefined();
    expect(notice).toContain(link);

    const page = await visitorWithoutJavaScript.newPage();
    await page.goto(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wayHome = page.getByRole('link', { name: /^(Home|Return to Website)$/ }).first();
    await expect(wayHome).toHaveAttribute('href', /^\/(#home)?$/);
    await expect(wayHome).toBeVisible();
  });
}
