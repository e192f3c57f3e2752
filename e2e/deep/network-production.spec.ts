import type { Route } from '@playwright/test';
import { report } from '../../scripts/figures.mjs';
import { productionSite } from '../../scripts/sites.mjs';
import { expectErrorToast, openHydrated } from '../support/page.ts';
import { CAPTCHA_SCRIPT, expect, test } from '../support/production.ts';
import {
  answer,
  captchaBox,
  expectAnswers,
  FAILURE,
  shortAnswers,
  submit,
  submitButton,
  thanks,
} from '../support/quote.ts';

const SLOW = 5000;
const services = `http://localhost:${productionSite.servicesPort}`;

/** What a network can do to a request. */
const networks = {
  slow: async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    await route.fallback();
  },
  failing: (route: Route) => route.abort('connectionreset'),
  lying: (route: Route) =>
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
  test(`The captcha's check is ${network}: the request arrives all the same`, async ({
    page,
    services: { posts },
  }) => {
    await page.route(`${services}/siteverify`, networks[network]);
    await openHydrated(page, '/custom-quote');
    await answer(page, shortAnswers);
    await submit(page);
    await expect(thanks(page)).toBeVisible({ timeout: 3 * SLOW });
    expect(posts.filter(({ service }) => service === 'messages')).toHaveLength(2);
    report(`captcha's check ${network}: request sent, nothing lost`);
  });

  test(`The mail service is ${network}: the request is sent, or kept with a reason`, async ({
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
      await expectErrorToast(page, 'Error', FAILURE);
      await expectAnswers(page, shortAnswers);
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    report(`mail service ${network}: sent, or kept with a reason`);
  });

  test(`The captcha's script is ${network}: it comes, or can be asked for again`, async ({
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
    report(`captcha's script ${network}: it came in the end`);
  });
}
