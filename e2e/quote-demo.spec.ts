import type { Page, Response } from '@playwright/test';
import { captchaScript } from '#mocks/captchaScript.ts';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { blankQuote, quoteFields } from '#src/domain/quote.ts';
import { expectToast, holdModules, openHydrated, whenHydrated } from './support/page.ts';
import {
  answerQuote,
  captchaBox,
  completeCaptcha,
  expectQuoteAnswers,
  FAILURE,
  quoteBox,
  quoteOption,
  quoteSubmitButton,
  submitQuote,
  thankYouDialog,
} from './support/quote.ts';
import { expect, test } from './support/test.ts';

const answers = buildQuote();
const shortAnswers = buildShortQuote();

/** Records the responses of other hosts, and whether they came from the service worker. */
function recordResponses(page: Page) {
  const responses: string[] = [];
  page.on('response', (response: Response) => {
    const url = new URL(response.url());
    if (url.hostname === 'localhost') return;
    const source = response.fromServiceWorker() ? 'worker' : 'network';
    responses.push(`${source}: ${response.request().method()} ${url.host}${url.pathname}`);
  });
  return responses;
}

/** The responses that a quote request causes. */
const workerResponses = [
  'worker: GET www.google.com/recaptcha/api.js',
  'worker: POST www.google.com/recaptcha/api/siteverify',
  'worker: POST api.mailgun.net/v3/mail.demo.example/messages',
  'worker: POST api.mailgun.net/v3/mail.demo.example/messages',
];

test('The demo’s worker answers a quote request after a reload, the draft is removed, and the lockout lasts', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await expect(await captchaBox(page)).toBeVisible();
  const responses = recordResponses(page);
  await page.reload();
  await whenHydrated(page);
  await answerQuote(page, answers);
  await submitQuote(page);
  await expect(thankYouDialog(page)).toBeVisible();
  await expectToast(page, 'Quote Request Submitted');
  expect(responses).toEqual(workerResponses);

  await openHydrated(page, '/custom-quote');
  await expectQuoteAnswers(page, blankQuote);
  await expect(page.getByText(/You can send another one in/)).toBeVisible();
});

test('The demo answers on a page that was reloaded without its worker, and does not reload it again', async ({
  page,
  context,
}) => {
  // A second tab keeps the worker alive.
  const other = await context.newPage();
  await openHydrated(other, '/custom-quote');
  await expect(await captchaBox(other)).toBeVisible();
  await openHydrated(page, '/custom-quote');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  // As with Shift and the browser's reload button.
  const browser = await context.newCDPSession(page);
  await Promise.all([
    page.waitForEvent('load'),
    browser.send('Page.reload', { ignoreCache: true }),
  ]);
  await whenHydrated(page);
  const responses = recordResponses(page);
  await answerQuote(page, shortAnswers);
  await submitQuote(page);
  await expect(thankYouDialog(page)).toBeVisible();
  expect(responses).toEqual(workerResponses);
  expect(documents).toEqual(['/custom-quote']);
});

test('The demo sends nothing to the providers while the page is closing', async ({ page }) => {
  const responses = recordResponses(page);
  await openHydrated(page, '/custom-quote');
  await expect(await captchaBox(page)).toBeVisible();
  await page.evaluate(async () => {
    // The worker stops mocking at `beforeunload`, but the page can still send requests.
    window.dispatchEvent(new Event('beforeunload'));
    await fetch('/robots.txt');
    const request = new XMLHttpRequest();
    request.open('POST', 'https://www.google.com/recaptcha/api/siteverify');
    request.send();
    await fetch('/robots.txt');
  });
  await openHydrated(page, '/');
  expect(responses.filter((line) => line.startsWith('network'))).toEqual([]);
});

test('The demo answers after the browser has stopped its idle worker', async ({
  page,
  context,
}) => {
  const responses = recordResponses(page);
  await openHydrated(page, '/custom-quote');
  await answerQuote(page, shortAnswers);
  await completeCaptcha(page);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await quoteSubmitButton(page).click();
  await expect(thankYouDialog(page)).toBeVisible();
  expect(responses).toEqual(workerResponses);
});

test('The demo sends nothing to the providers when its worker cannot start', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const requests: string[] = [];
  await context.route(/google|mailgun/, async (route, request) => {
    requests.push(`${request.method()} ${request.url()}`);
    await route.fulfill({
      contentType: 'text/javascript',
      body: captchaScript('millraceCaptchaLoaded'),
    });
  });
  const page = await context.newPage();
  await openHydrated(page, '/custom-quote');
  await answerQuote(page, shortAnswers);
  await submitQuote(page);
  await expectToast(page, 'Error', FAILURE);
  await expectQuoteAnswers(page, shortAnswers);
  expect(requests).toEqual([expect.stringMatching(/^GET .*api\.js/)]);
  await context.close();
});

test('The captcha’s script is fetched when its place comes near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('recaptcha')) scripts.push(request.url());
  });
  await openHydrated(page, '/custom-quote');
  // Once the draft is stored, the backend is loaded, which fetches the captcha's script.
  await answerQuote(page, shortAnswers);
  const draft = () => page.evaluate(() => sessionStorage.getItem('quoteDraft'));
  await expect.poll(draft).toContain(shortAnswers.email);
  await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }));
  expect(scripts).toEqual([]);
  await expect(await captchaBox(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('The draft survives a reload, and leaving by a link or through the address bar', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await answerQuote(page, answers);
  await page.reload();
  await whenHydrated(page);
  await expectQuoteAnswers(page, answers);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectQuoteAnswers(page, answers);

  // An aborted request for the captcha's script would be reported as an error.
  await expect(await captchaBox(page)).toBeVisible();
  await page.goto('/account');
  await page.goBack();
  await whenHydrated(page);
  await expectQuoteAnswers(page, answers);
});

test('Back returns to the page before the form, and leads home without one', async ({
  page,
  allowMessage,
}) => {
  allowMessage(/404/);
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await openHydrated(page, '/custom-quote');
  await back.click();
  await expect(page).toHaveURL('/');

  await openHydrated(page, '/nowhere');
  await openHydrated(page, '/custom-quote');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await back.click();
  await expect(page).toHaveURL('/nowhere');
});

test('Answers typed before hydration take precedence over the draft', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await answerQuote(page, answers);
  const { release } = await holdModules(page);
  await page.goto('/custom-quote');
  const typed = { contactName: 'Eve Hollin', websiteType: 'ecommerce' } as const;
  await answerQuote(page, typed);
  release();
  await whenHydrated(page);
  await expectQuoteAnswers(page, { ...answers, ...typed });
  await openHydrated(page, '/custom-quote');
  await expectQuoteAnswers(page, { ...answers, ...typed });
});

test('A visitor can request a quote with the keyboard alone', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await quoteBox(page, 'businessName').focus();
  for (const field of ['businessName', 'contactName', 'email'] as const) {
    await expect(quoteBox(page, field)).toBeFocused();
    await page.keyboard.type(shortAnswers[field]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(quoteOption(page, 'websiteType', 'business')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(quoteOption(page, 'estimatedPages', '1-5')).toBeFocused();
  for (const field of quoteFields.slice(quoteFields.indexOf('estimatedPages') + 1)) {
    await page.keyboard.press('Tab');
    await expect(quoteBox(page, field)).toBeFocused();
  }
  const captcha = await captchaBox(page);
  await expect(captcha).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(captcha).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(quoteSubmitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(thankYouDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thankYouDialog(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(quoteBox(page, 'businessName')).toBeFocused();
});
