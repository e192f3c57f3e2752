import type { Page, Response } from '@playwright/test';
import { captchaScript } from '#mocks/captchaWidget.ts';
import { business } from '#src/content/business.ts';
import { holdModules } from './support/modules.ts';
import {
  expectErrorToast,
  expectToast,
  openHydrated,
  openWithStoppedClock,
  passTime,
  whenHydrated,
} from './support/page.ts';
import {
  answer,
  captchaBox,
  closeThanks,
  completeCaptcha,
  expectAnswers,
  FAILURE,
  quoteBox,
  quoteOption,
  shortAnswers,
  submit,
  submitButton,
  thanks,
} from './support/quote.ts';
import { expect, test } from './support/test.ts';

const answers = {
  ...shortAnswers,
  phone: '01632 960 271',
  websiteType: 'portfolio',
  estimatedPages: '20+',
  featuresRequested: 'A gallery of finished work\nOpening hours',
  currentWebsite: 'https://hollin-joinery.example',
  competitorWebsites: 'https://dale-joinery.example',
  additionalInfo: 'Please keep our green.',
} as const;

const blank = { businessName: '', contactName: '', email: '', phone: '', featuresRequested: '' };

/** Notes what the services answered, and whether the page's own worker did it for them. */
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

/** The countdown under the button. */
function countdown(page: Page) {
  return page.getByText(/You can send another one in \d+ seconds?\./);
}

test('A visitor of the demo asks for a quote, and the page itself answers for the services', async ({
  page,
}) => {
  const answered = watchAnswers(page);
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await submit(page);
  await expect(thanks(page)).toContainText('1-2 business days');
  await expectToast(page, 'Quote Request Submitted');
  expect(answered).toEqual(allFromTheWorker);
});

test('A visitor of the demo asks for another quote after loading the page again', async ({
  page,
}) => {
  const answered = watchAnswers(page);
  await openHydrated(page, '/custom-quote');
  await expect(await captchaBox(page)).toBeVisible();
  await page.reload();
  await whenHydrated(page);
  answered.length = 0;
  await answer(page, shortAnswers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(answered).toEqual(allFromTheWorker);
});

test('A visitor of the demo who passes the worker by is answered, and keeps the page', async ({
  page,
  context,
}) => {
  // Another tab keeps the worker, which would go with the last one.
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
  // As with Shift and the browser's button: such a page has no worker, though there is one.
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

test('A visitor of the demo who is about to leave sends nothing at the last moment', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await expect(await captchaBox(page)).toBeVisible();
  await page.evaluate(async () => {
    // The worker is told that the page goes, which then lives on for a moment.
    window.dispatchEvent(new Event('beforeunload'));
    await fetch('/robots.txt');
    const request = new XMLHttpRequest();
    request.open('POST', 'https://www.google.com/recaptcha/api/siteverify');
    request.send();
    await fetch('/robots.txt');
  });
  await openHydrated(page, '/');
});

test('A visitor of the demo is answered in a second tab as well', async ({ page, context }) => {
  await openHydrated(page, '/custom-quote');
  await completeCaptcha(page);
  const second = await context.newPage();
  const answered = watchAnswers(second);
  await openHydrated(second, '/custom-quote');
  await answer(second, shortAnswers);
  await submit(second);
  await expect(thanks(second)).toBeVisible();
  expect(answered).toEqual(allFromTheWorker);
});

test('A visitor of the demo is answered after the browser has put its worker to sleep', async ({
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

test('A visitor of the demo sends nothing where its worker cannot start', async ({
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
  await expectErrorToast(page, 'Error', FAILURE);
  await expectAnswers(page, shortAnswers);
  expect(asked).toEqual([expect.stringMatching(/^GET .*api\.js/)]);
  await context.close();
});

test('A visitor fetches nothing of the captcha before the form brings it near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const answered = watchAnswers(page);
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Request Custom Web Design Quote' }).click();
  await quoteBox(page, 'businessName').fill(shortAnswers.businessName);
  await expect(quoteBox(page, 'businessName')).toBeInViewport();
  expect(answered).toEqual([]);

  await expect(await captchaBox(page)).toBeVisible();
  expect(answered).toEqual(allFromTheWorker.slice(0, 1));
  await expect(page.getByRole('group', { name: 'reCAPTCHA' })).toHaveAttribute(
    'data-theme',
    'light',
  );
});

test('A visitor cannot submit without the captcha, and reads why', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, shortAnswers);
  await expect(await captchaBox(page)).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveAccessibleDescription(/complete the captcha/);
  await quoteBox(page, 'email').press('Enter');
  await expect(thanks(page)).toHaveCount(0);
});

test('A visitor is told about missing answers, and about a malformed address', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await completeCaptcha(page);
  await submitButton(page).click();
  await expectErrorToast(page, 'Error', 'Please fill in all required fields');
  for (const field of ['businessName', 'contactName', 'email'] as const) {
    await expect(quoteBox(page, field)).toHaveAccessibleDescription('Please fill in this field');
  }
  await expect(quoteBox(page, 'businessName')).toBeFocused();

  await answer(page, { ...shortAnswers, email: 'ada@' });
  await submitButton(page).click();
  await expect(quoteBox(page, 'email')).toBeFocused();
  await expect(quoteBox(page, 'email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(thanks(page)).toHaveCount(0);
});

test('A visitor has to wait ten seconds before asking again, and sees them pass', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/custom-quote');
  await answer(page, shortAnswers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await passTime(page, 2000);
  await closeThanks(page);
  await expectAnswers(page, blank);
  await expect(await captchaBox(page)).not.toBeChecked();
  await expect(countdown(page)).toContainText('in 8 seconds.');

  await answer(page, shortAnswers);
  await submit(page);
  await expectErrorToast(page, 'Please wait', 'You can submit again in 8 seconds');
  await expect(thanks(page)).toHaveCount(0);
  await expectAnswers(page, shortAnswers);

  await passTime(page, 7000);
  await expect(countdown(page)).toContainText('in 1 second.');
  await passTime(page, 1000);
  await expect(countdown(page)).toHaveCount(0);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('A visitor keeps what was typed when the page is loaded again', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await openHydrated(page, '/custom-quote');
  await expectAnswers(page, answers);
  await page.reload();
  await whenHydrated(page);
  await expectAnswers(page, answers);
});

test('A visitor keeps what was typed when going away and coming back', async ({ page }) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectAnswers(page, answers);

  // Left while its script is on the way, the captcha would say that it was not shown.
  await expect(await captchaBox(page)).toBeVisible();
  await page.goto('/account');
  await page.goBack();
  await whenHydrated(page);
  await expectAnswers(page, answers);
});

test('A visitor keeps what was typed before React was there, over what was kept', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);

  const { letGo } = await holdModules(page);
  await page.goto('/custom-quote');
  await answer(page, { contactName: 'Eve Hollin', websiteType: 'ecommerce' });
  letGo();
  await whenHydrated(page);
  const both = { ...answers, contactName: 'Eve Hollin', websiteType: 'ecommerce' } as const;
  await expectAnswers(page, both);

  await openHydrated(page, '/custom-quote');
  await expectAnswers(page, both);
});

test('A visitor finds an empty form after a request, and after loading the page again', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await answer(page, answers);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  await openHydrated(page, '/custom-quote');
  await expectAnswers(page, blank);

  await answer(page, answers);
  await submit(page);
  await closeThanks(page);
  await expectAnswers(page, blank);
  await expect(quoteOption(page, 'business')).toBeChecked();
  await expect(quoteOption(page, '1-5')).toBeChecked();
});

test('A visitor with a keyboard alone asks for a quote, and is back at the form', async ({
  page,
}) => {
  await openHydrated(page, '/custom-quote');
  await quoteBox(page, 'businessName').focus();
  for (const text of ['Hollin Joinery', 'Ada Hollin', 'ada@hollin-joinery.example']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(quoteOption(page, 'business')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(quoteOption(page, '1-5')).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(quoteBox(page, 'additionalInfo')).toBeFocused();
  const captcha = await captchaBox(page);
  await expect(captcha).toBeVisible();
  await quoteBox(page, 'additionalInfo').press('Tab');
  await expect(captcha).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(thanks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thanks(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(quoteBox(page, 'businessName')).toBeFocused();
});

test('A visitor without JavaScript is told to write, and cannot submit to nobody', async ({
  request,
  visitorWithoutJavaScript,
}) => {
  // Not looked for on the page: there, the test's browser takes it for mere text.
  const html = await (await request.get('/custom-quote')).text();
  const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text);
  const notice = notices.find((text) => text?.includes('This form needs JavaScript'));
  expect(notice).toContain(`href="mailto:${business.contact.email}"`);

  const page = await visitorWithoutJavaScript.newPage();
  await page.goto('/custom-quote');
  await expect(submitButton(page)).toBeDisabled();
});
