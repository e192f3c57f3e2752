import type { Page, Response } from '@playwright/test';
import { captchaScript } from '#mocks/captchaWidget.ts';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { blankQuote, quoteFields } from '#src/domain/quote.ts';
import { expectToast, holdModules, openHydrated, whenHydrated } from './support/page.ts';
import {
  answer,
  captchaBox,
  completeCaptcha,
  expectAnswers,
  FAILURE,
  quoteBox,
  quoteOption,
  submit,
  submitButton,
  thanks,
} from './support/quote.ts';
import { expect, test } from './support/test.ts';

const answers = buildQuote();
const shortAnswers = buildShortQuote();

/** Records the answers of other hosts, and whether the service worker or the network sent them. */
function watchAnswers(page: Page) {
  const answered: string[] = [];
  page.on('response', (response: Response) => {
    const url = new URL(response.url());
    if (url.hostname === 'localhost') return;
    const who = response.fromServiceWorker() ? 'worker' : 'network';
    answered.push(`${who}: ${response.request().method()} ${url.host}${url.pathname}`);
  });
  return answered;
}

const allFromTheWorker = [
  'worker: GET www.google.com/recaptcha/api.js',
  'worker: POST www.google.com/recaptcha/api/siteverify',
  'worker: POST api.mailgun.net/v3/mail.millrace.example/messages',
  'worker: POST api.mailgun.net/v3/mail.millrace.example/messages',
];

test('The demo’s worker answers a quote request after a reload, and the draft is removed', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await expect(await captchaBox(page)).toBeVisible();
  const answered = watchAnswers(page);
  await page.reload();
  await whenHydrated(page);
  await answer(page, answers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await expectToast(page, 'Quote Request Submitted');
  expect(answered).toEqual(allFromTheWorker);

  await openHydrated(page, '/custom-quote');
  await expectAnswers(page, blankQuote);
});

test('The demo answers on a page that was reloaded without its worker, and keeps that page', async ({
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
  // The same as Shift and the browser's reload button.
  const browser = await context.newCDPSession(page);
  await Promise.all([
    page.waitForEvent('load'),
    browser.send('Page.reload', { ignoreCache: true }),
  ]);
  await whenHydrated(page);
  const answered = watchAnswers(page);
  await answer(page, shortAnswers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(answered).toEqual(allFromTheWorker);
  expect(documents).toEqual(['/custom-quote']);
});

test('The demo sends nothing to the providers while the page is closing', async ({ page }) => {
  const answered = watchAnswers(page);
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
  expect(answered.filter((line) => line.startsWith('network'))).toEqual([]);
});

test('The demo answers after the browser has stopped its idle worker', async ({
  page,
  context,
}) => {
  const answered = watchAnswers(page);
  await openHydrated(page, '/custom-quote');
  await answer(page, shortAnswers);
  await completeCaptcha(page);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(answered).toEqual(allFromTheWorker);
});

test('The demo sends nothing to the providers where its worker cannot start', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const asked: string[] = [];
  await context.route(/google|mailgun/, async (route, request) => {
    asked.push(`${request.method()} ${request.url()}`);
    await route.fulfill({
      contentType: 'text/javascript',
      body: captchaScript({ onload: 'millraceCaptchaLoaded', tokenLifetime: 120_000 }),
    });
  });
  const page = await context.newPage();
  await openHydrated(page, '/custom-quote');
  await answer(page, shortAnswers);
  await submit(page);
  await expectToast(page, 'Error', FAILURE);
  await expectAnswers(page, shortAnswers);
  expect(asked).toEqual([expect.stringMatching(/^GET .*api\.js/)]);
  await context.close();
});

test('The captcha is fetched when the form brings it near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('recaptcha')) scripts.push(request.url());
  });
  await openHydrated(page, '/custom-quote');
  // A stored draft shows that the backend, which draws the captcha, is loaded.
  await answer(page, shortAnswers);
  const draft = () => page.evaluate(() => sessionStorage.getItem('quoteDraft'));
  await expect.poll(draft).toContain(shortAnswers.email);
  await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }));
  expect(scripts).toEqual([]);
  await expect(await captchaBox(page)).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('The draft survives a reload, leaving through the site, and leaving through the address bar', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await page.reload();
  await whenHydrated(page);
  await expectAnswers(page, answers);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectAnswers(page, answers);

  // An aborted request for the captcha's script would be reported as an error.
  await expect(await captchaBox(page)).toBeVisible();
  await page.goto('/account');
  await page.goBack();
  await whenHydrated(page);
  await expectAnswers(page, answers);
});

test('Answers typed before hydration take precedence over the draft', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  const { release } = await holdModules(page);
  await page.goto('/custom-quote');
  const typed = { contactName: 'Eve Hollin', websiteType: 'ecommerce' } as const;
  await answer(page, typed);
  release();
  await whenHydrated(page);
  await expectAnswers(page, { ...answers, ...typed });
  await openHydrated(page, '/custom-quote');
  await expectAnswers(page, { ...answers, ...typed });
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
  await expect(quoteOption(page, 'business')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(quoteOption(page, '1-5')).toBeFocused();
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
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(quoteBox(page, 'businessName')).toBeFocused();
});
