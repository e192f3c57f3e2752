import { captchaScript } from '#mocks/captchaScript.ts';
import { buildQuote, buildShortQuote } from '#mocks/factories/quote.ts';
import { blankQuote } from '#src/domain/quote.ts';
import { signedInStorage } from './support/account.ts';
import { expectToast, holdModules, openHydrated, whenHydrated } from './support/page.ts';
import {
  answerQuote,
  captchaBox,
  expectQuoteAnswers,
  FAILURE,
  recordResponses,
  submitQuote,
  thankYouDialog,
  workerResponses,
} from './support/quote.ts';
import { expect, test } from './support/test.ts';

const answers = buildQuote();
const shortAnswers = buildShortQuote();

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

test('The draft survives a reload and leaving the page, and the captcha’s script is fetched when its place comes near the viewport', async ({
  page,
}) => {
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

test.describe('A customer', () => {
  test.use({ storageState: signedInStorage });

  test('who logs out on another page finds the form empty with Back, and a form kept in memory is loaded again', async ({
    page,
  }) => {
    await openHydrated(page, '/custom-quote');
    await answerQuote(page, answers);
    const draft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(draft).toContain(answers.email);
    await openHydrated(page, '/account');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');

    await page.goBack();
    await page.goBack();
    await whenHydrated(page);
    await expect(page).toHaveURL('/custom-quote');
    await expectQuoteAnswers(page, blankQuote);
    expect(await draft()).not.toContain(answers.email);

    await answerQuote(page, answers);
    await expect.poll(draft).toContain(answers.email);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      sessionStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await loaded;
  });
});

test('The captcha works at a path that the host answers with the 404 page and its policy', async ({
  page,
  request,
  allowMessage,
}) => {
  allowMessage(/status of 404/);
  const notFound = await request.get('/nowhere');
  await page.route('**/custom-quote//*', (route) => route.fulfill({ response: notFound }));
  await page.goto('/custom-quote//?utm_source=letter');
  await expect(page).toHaveURL('/custom-quote?utm_source=letter');
  await whenHydrated(page);
  await expect(await captchaBox(page)).toBeVisible();
});
