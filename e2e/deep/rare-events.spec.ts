import { buildShortQuote } from '#mocks/factories/quote.ts';
import {
  buy,
  headerLink,
  openHydrated,
  openWithStoppedClock,
  passTime,
  visibleToast,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from '../support/page.ts';
import {
  answerQuote,
  captchaBox,
  completeCaptcha,
  quoteSubmitButton,
  recordResponses,
  submitQuote,
  thankYouDialog,
  workerResponses,
} from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

const shortAnswers = buildShortQuote();

test('A toast that appears under a resting pointer closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openWithStoppedClock(page, '/');
  await buy(page, 'Premium');
  const toast = visibleToast(page);
  await expect(toast).toBeVisible();
  expect(await toast.evaluate((element) => element.matches(':hover'))).toBe(true);

  await passTime(page, 6_100);
  await expect(toast).toBeHidden();
});

test('An anchor is forgotten when the landing page does not load and another page is opened', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/custom-quote');
  const isHome = (url: URL) => url.pathname === '/';
  const aborted = page.waitForEvent('requestfailed', (request) => isHome(new URL(request.url())));
  await page.route(isHome, (route) => route.abort('aborted'));
  // A page that the browser has fetched ahead needs no request.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove());
  await headerLink(page, 'About').click();
  await aborted;

  await page.goto('/account');
  await whenHydratedAtStoppedClock(page);
  await passTime(page, 100);
  await expect(page).toHaveURL('/account');
  await page.unroute(isHome);
  await page.goto('/');
  await whenHydratedAtStoppedClock(page);
  await passTime(page, 100);
  await expect(page).toHaveURL('/');
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
