import type { Route } from '@playwright/test';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import { report } from '../../scripts/report.ts';
import { productionSettings } from '../../scripts/testSites.ts';
import { expectToast, openHydrated } from '../support/page.ts';
import { CAPTCHA_SCRIPT, expect, test } from '../support/production.ts';
import {
  answer,
  captchaBox,
  expectAnswers,
  FAILURE,
  submit,
  submitButton,
  thanks,
} from '../support/quote.ts';

/** The delay of a slow network in ms. */
const SLOW = 5000;
const shortAnswers = buildShortQuote();

/** Faults of a network or a server. */
const networks = {
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.fallback();
  },
  failing: (route: Route) => route.abort('connectionreset'),
  captive: (route: Route) =>
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

type Network = keyof typeof networks;

test.beforeEach(({ allowMessage }) => {
  allowMessage(/Failed to load resource/);
  allowMessage(/The captcha could not be (checked|shown)/);
  allowMessage(/The quote request was not sent/);
});

for (const network of Object.keys(networks) as Network[]) {
  test(`The request is sent when the captcha's check is ${network}`, async ({
    page,
    services: { posts },
  }) => {
    await page.route(productionSettings.VITE_RECAPTCHA_VERIFY_URL, networks[network]);
    await openHydrated(page, '/custom-quote');
    await answer(page, shortAnswers);
    await submit(page);
    await expect(thanks(page)).toBeVisible({ timeout: 3 * SLOW });
    expect(posts.filter(({ service }) => service === 'messages')).toHaveLength(2);
    report(`captcha's check ${network}: request sent`);
  });

  test(`The request is sent, or kept with an error, when the mail service is ${network}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.route('**/v3/**/messages', networks[network]);
    await openHydrated(page, '/custom-quote');
    await answer(page, shortAnswers);
    await submit(page);
    if (network === 'slow') {
      await expect(thanks(page)).toBeVisible({ timeout: 4 * SLOW });
    } else {
      await expectToast(page, 'Error', FAILURE);
      await expectAnswers(page, shortAnswers);
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    report(
      `mail service ${network}: ${network === 'slow' ? 'request sent' : 'answers kept, error shown'}`,
    );
  });

  test(`The captcha loads, or can be loaded again, when its script is ${network}`, async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/Unexpected token|SyntaxError/);
    await page.route(CAPTCHA_SCRIPT, networks[network], network === 'slow' ? {} : { times: 1 });
    await openHydrated(page, '/custom-quote');
    await submitButton(page).scrollIntoViewIfNeeded();
    if (network !== 'slow') {
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
    }
    await expect(await captchaBox(page)).toBeVisible({ timeout: 3 * SLOW });
    await answer(page, shortAnswers);
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    report(`captcha's script ${network}: request sent in the end`);
  });
}
