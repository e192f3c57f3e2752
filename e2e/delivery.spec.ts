import type { Page } from '@playwright/test';
import { breakpoints } from '#src/design-system/tokens/tokens.ts';
import { pages } from '#src/pages.ts';
import {
  accountButton,
  signedInStorage,
  storageWith,
  whenSessionIsRestored,
} from './support/account.ts';
import {
  buy,
  holdRequests,
  openHydrated,
  passTime,
  stopClock,
  visibleToast,
  whenHydrated,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

/** Sums the layout shifts of the page. Returns a function that reads the sum. */
async function sumLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) {
        window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // Shifts are reported after the frame that contains them.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return window.layoutShift;
    });
}

const { landing, customQuote, questionnaire, account } = pages;

async function expectNoShift(page: Page, views: readonly (readonly [{ href: string }, number])[]) {
  const readShift = await sumLayoutShifts(page);
  for (const [{ href }, width] of views) {
    await page.setViewportSize({ width, height: 800 });
    const { release } = await holdRequests(page, '**/*.woff2');
    await page.goto(href, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await whenHydrated(page);
    await whenSessionIsRestored(page);
    await page.evaluate(() => document.fonts.ready);
    // Without a purchase, the questionnaire redirects to the landing page.
    if (href === landing.href || href === questionnaire.href) {
      await expect(visibleToast(page)).toBeVisible();
    }
    // A word that is wider in the web font than in its fallback moves its neighbours a little.
    expect.soft(await readShift(), `${href} at ${width} px`).toBeLessThanOrEqual(0.001);
  }
}

test('No page of a visitor shifts when fonts, React and session arrive', ({ page }) =>
  expectNoShift(page, [
    [landing, 360],
    [landing, 1280],
    [customQuote, 360],
    [customQuote, 1280],
    [questionnaire, 360],
    [account, 1280],
  ]));

test.describe('For a signed-in user', () => {
  test.use({ storageState: signedInStorage });

  test('no page shifts when fonts, React and session arrive', ({ page }) =>
    expectNoShift(page, [
      [landing, 1280],
      [account, 360],
    ]));
});

for (const [who, storage, ready] of [
  ['a signed-in owner', { adminSession: 'true' }, /^(Edit Prices|Test Connection|Export CSV)$/],
  ['an owner who has to log in', {}, /^Login$/],
] as const) {
  test.describe(`For ${who}`, () => {
    test.use({ storageState: storageWith(storage) });

    test('no page shifts when its content arrives', async ({ page, expectMessage }) => {
      expectMessage(/Failed to load resource.*woff2/);
      // A word that is wider in the web font would move its neighbours.
      await page.route('**/*.woff2', (route) => route.abort());
      const readShift = await sumLayoutShifts(page);
      for (const width of [breakpoints.phone, breakpoints.tablet, breakpoints.desktop]) {
        await page.setViewportSize({ width, height: 800 });
        for (const { href } of [pages.admin, pages.adminOrders, pages.adminHosting]) {
          await openHydrated(page, href);
          await expect(page.getByRole('button', { name: ready })).toBeVisible();
          expect.soft(await readShift(), `${href} at ${width} px`).toBe(0);
        }
      }
    });
  });
}

test('The landing page requests at most seven files and lazy pictures, scripts only after `load`, and the login dialog’s when the mouse reaches its button', async ({
  page,
}) => {
  const requests: string[] = [];
  const earlyScripts: string[] = [];
  let isLoaded = false;
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    requests.push(path);
    if (!isLoaded && request.resourceType() === 'script') earlyScripts.push(path);
  });
  page.on('load', () => {
    isLoaded = true;
  });
  await openHydrated(page, landing.href);
  await expect(visibleToast(page)).toBeVisible();
  expect(requests).toContainEqual(expect.stringMatching(/^\/assets\/main-.*\.js$/));
  expect(earlyScripts).toEqual([]);
  // Only browsers with a window request the icon.
  expect(requests.filter((path) => !/\.(svg|avif)$/.test(path)).length).toBeLessThanOrEqual(7);
  expect(requests.filter((path) => /admin|AuthDialog/i.test(path))).toEqual([]);

  await accountButton(page).hover();
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/AuthDialog-.*\.js$/));
});

test('Scripts wait for the first paint, for three seconds if the browser does not report it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await stopClock(page);
  for (const { href } of [landing, account]) {
    scripts.length = 0;
    await page.goto(href);
    await passTime(page, 2900);
    expect(scripts).toEqual([]);
    await passTime(page, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  }
});

/** Some computed styles of the toast and its container. */
const toastStyles = (page: Page) =>
  visibleToast(page).evaluate((toast) => {
    const { display, borderRadius } = getComputedStyle(toast);
    return {
      display,
      borderRadius,
      position: getComputedStyle(toast.parentElement ?? toast).position,
    };
  });

test('Toasts keep their styles when the visitor leaves the landing page', async ({ page }) => {
  await openHydrated(page, landing.href);
  await expect(visibleToast(page)).toBeVisible();
  const before = await toastStyles(page);
  await buy(page, 'Standard');
  await expect(page).toHaveURL(questionnaire.href);
  await expect(visibleToast(page)).toBeVisible();
  expect(await toastStyles(page)).toEqual(before);
});

test('React adds the late styles of the landing page when their file did not load', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/net::ERR_FAILED/);
  const title = page.getByRole('heading', { name: 'Helpful Resources' });
  await page.goto(landing.href);
  const font = await title.evaluate((heading) => getComputedStyle(heading).fontSize);
  await page.route('**/assets/late-*.css', (route) => route.abort());
  await openHydrated(page, landing.href);
  await expect(title).toHaveCSS('font-size', font);
});

declare global {
  interface Window {
    layoutShift: number;
  }
}
