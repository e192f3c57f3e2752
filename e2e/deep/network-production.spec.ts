import type { Route } from '@playwright/test';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { report } from '../../scripts/report.ts';
import { productionSettings } from '../../scripts/testSites.ts';
import { expectToast, openHydrated } from '../support/page.ts';
import { CAPTCHA_SCRIPT, expect, test } from '../support/production.ts';
import {
  answerQuote,
  captchaBox,
  expectQuoteAnswers,
  FAILURE,
  quoteSubmitButton,
  submitQuote,
  thankYouDialog,
} from '../support/quote.ts';

/** The delay of a slow network in ms. */
const SLOW = 5000;
const shortAnswers = buildShortQuote();

/** How a network or a server answers. */
const conditions = {
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.fallback();
  },
  unreachable: (route: Route) => route.abort('connectionreset'),
  'replaced by a login page': (route: Route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Log in to the hotel’s network</title>',
    }),
  down: (route: Route) =>
    route.fulfill({
      status: 503,
      headers: { 'access-control-allow-origin': '*' },
      body: 'Service Unavailable',
    }),
} as const;

type Condition = keyof typeof conditions;

test.beforeEach(({ allowMessage }) => {
  allowMessage(/Failed to load resource/);
  allowMessage(/The captcha could not be (checked|shown)/);
  allowMessage(/The quote request was not sent/);
});

for (const condition of Object.keys(conditions) as Condition[]) {
  test(`The request is sent when the captcha's check is ${condition}`, async ({
    page,
    services: { posts },
  }) => {
    await page.route(productionSettings.VITE_RECAPTCHA_VERIFY_URL, conditions[condition]);
    await openHydrated(page, '/custom-quote');
    await answerQuote(page, shortAnswers);
    await submitQuote(page);
    await expect(thankYouDialog(page)).toBeVisible({ timeout: 3 * SLOW });
    expect(posts.filter(({ service }) => service === 'messages')).toHaveLength(2);
    report(`captcha's check ${condition}: request sent`);
  });

  test(`The request is sent, or the answers are kept with an error, when the mail service is ${condition}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.route('**/v3/**/messages', conditions[condition]);
    await openHydrated(page, '/custom-quote');
    await answerQuote(page, shortAnswers);
    await submitQuote(page);
    if (condition === 'slow') {
      await expect(thankYouDialog(page)).toBeVisible({ timeout: 4 * SLOW });
    } else {
      await expectToast(page, 'Error', FAILURE);
      await expectQuoteAnswers(page, shortAnswers);
      await expect(quoteSubmitButton(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    report(
      `mail service ${condition}: ${condition === 'slow' ? 'request sent' : 'answers kept, error shown'}`,
    );
  });

  test(`The captcha loads, or can be loaded again, when its script is ${condition}`, async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/Unexpected token|SyntaxError/);
    await page.route(
      CAPTCHA_SCRIPT,
      conditions[condition],
      condition === 'slow' ? {} : { times: 1 },
    );
    await openHydrated(page, '/custom-quote');
    await quoteSubmitButton(page).scrollIntoViewIfNeeded();
    if (condition !== 'slow') {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
    }
    await expect(await captchaBox(page)).toBeVisible({ timeout: 3 * SLOW });
    await answerQuote(page, shortAnswers);
    await submitQuote(page);
    await expect(thankYouDialog(page)).toBeVisible();
    report(`captcha's script ${condition}: request sent in the end`);
  });
}
