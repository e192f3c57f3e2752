import type { Page } from '@playwright/test';
import { planOffers } from './support/catalogue.ts';
import { openHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Every public page whose words do not depend on what the visitor's own browser keeps. */
const publicPages = ['/', '/custom-quote', '/404'];

/** What a page says to those alone who have no JavaScript. */
const instead = [
  ['/', /Logging in needs JavaScript: your account is kept in this browser\./],
  ['/custom-quote', /This form needs JavaScript.*please write to/],
  ['/account', /This page needs JavaScript: your account is kept in this browser\./],
  ['/website-questionnaire', /This form needs JavaScript\..*please write to/],
  ['/admin', /This page needs JavaScript: what it shows is kept in this browser\./],
  ['/admin/orders', /This page needs JavaScript: what it shows is kept in this browser\./],
] as const;

/**
 * The words that can be read on a page, without those of a toast: that is an event, and comes and
 * goes.
 */
async function wordsOn(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const toasts = document.querySelector('[aria-label^="Notifications"]');
    const shown = document.body.innerText;
    const passing = toasts instanceof HTMLElement ? toasts.innerText : '';
    return passing ? shown.replace(passing, '') : shown;
  });
  return text.split(/\s+/).filter(Boolean);
}

/** Which of these are missing there; each occurrence counts. */
function missing(wanted: readonly string[], found: readonly string[]): string[] {
  const rest = [...found];
  return wanted.filter((word) => {
    const index = rest.indexOf(word);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Where the links of a page lead, whoever sees them. */
const linksOn = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const path of publicPages) {
  test(`A visitor without JavaScript reads every word of ${path}, and has every link`, async ({
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
    expect(missing((await linksOn(page)).map(String), (await linksOn(plain)).map(String))).toEqual(
      [],
    );
  });
}

test('A visitor without JavaScript sees the prices of both billing periods, and can pay each', async ({
  visitorWithoutJavaScript,
}) => {
  const page = await visitorWithoutJavaScript.newPage();
  await page.goto('/');
  for (const period of ['monthly', 'yearly'] as const) {
    await page.getByRole('radio', { name: new RegExp(period, 'i') }).check();
    for (const { title, price, link } of planOffers(period)) {
      const shown = page.locator('#pricing').getByText(price, { exact: true });
      await expect(shown.first()).toBeVisible();
      const buy = page.getByRole('link', { name: new RegExp(`^Buy ${title} ${period}\\b`) });
      await expect(buy).toHaveAttribute('href', link);
      await expect(buy).toBeVisible();
    }
  }
});

for (const [path, words] of instead) {
  test(`A visitor without JavaScript reads on ${path} what needs it, and finds a way on`, async ({
    request,
    visitorWithoutJavaScript,
  }) => {
    // Not looked for on the page: there, the test's browser takes it for mere text.
    const html = await (await request.get(path)).text();
    const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, notice = '']) =>
      notice.replace(/<!--.*?-->|<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    );
    expect(notices.join('\n')).toMatch(words);

    const page = await visitorWithoutJavaScript.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wayOn = page.getByRole('link', { name: /^(Home|Return to Website)$/ });
    await expect(wayOn.first()).toHaveAttribute('href', /^\/(#home)?$/);
    await expect(wayOn.first()).toBeVisible();
  });
}
