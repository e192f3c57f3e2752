import process from 'node:process';
import type { Page } from '@playwright/test';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import {
  accountButton,
  authDialog,
  menuEntry,
  openAuthDialog,
  openLandingPageAfterWelcome,
} from './support/account.ts';
import { packageLink, planLink } from './support/catalogue.ts';
import {
  backgroundColour,
  buy,
  buyLink,
  expectToast,
  headerLink,
  holdModules,
  holdRequests,
  menuToggle,
  modulePattern,
  openHydrated,
  passTime,
  scrollPosition,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { notFoundMessages } from './support/paths.ts';
import { questionnaireBox } from './support/questionnaire.ts';
import { quoteBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const RETRY = 'Check your connection, then try again';
const NOT_FOUND = 'Oops! Page not found';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Uses the controls of the landing page that need no React. */
async function expectControlsWork(page: Page) {
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  await yearly.check();
  await expect(buyLink(page, 'Basic yearly')).toBeVisible();
  await expect(buyLink(page, 'Basic monthly')).toBeHidden();
  await expect(await buy(page, 'Premium')).toHaveURL(packageLink('premium'));
  await expect(await buy(page, 'Basic yearly')).toHaveURL(planLink('basic', 'yearly'));

  await accountButton(page).click();
  await expect(menuEntry(page, 'Login')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuEntry(page, 'Login')).toBeHidden();

  const before = await backgroundColour(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => backgroundColour(page)).not.toBe(before);

  const backToTop = page.getByRole('link', { name: 'Back to top' });
  await backToTop.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await backToTop.click();
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await page.locator('#home').getByRole('link', { name: 'See hosting plans', exact: true }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(yearly).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await menuToggle(page).click();
  await headerLink(page, 'Contact').click();
  await expect(page).toHaveURL('/#contact');
  await expect(headerLink(page, 'Contact')).toBeHidden();

  await page.getByRole('link', { name: 'Request Custom Web Design Quote' }).click();
  await expect(page).toHaveURL('/custom-quote');
}

test('The landing page’s controls work before hydration', async ({ page }) => {
  await holdModules(page);
  await page.goto('/');
  await expectControlsWork(page);
});

test('The landing page’s controls work when no module loads', async ({ page, expectMessage }) => {
  expectMessage(/The application did not load/);
  expectMessage(/net::ERR_FAILED/);
  await page.route(modulePattern, (route) => route.abort());
  await page.goto('/');
  await expectControlsWork(page);
});

test('A package bought before hydration opens the questionnaire after hydration', async ({
  page,
  context,
  payments,
}) => {
  const { release } = await holdModules(page);
  await page.goto('/');
  const paymentPage = await buy(page, 'Standard');
  await expect(page).toHaveURL('/');

  release();
  await expect(page).toHaveURL('/website-questionnaire');
  await expect(questionnaireBox(page, 'businessName')).toBeVisible();
  await expectToast(page, 'Redirecting to Secure Payment');
  expect(payments).toEqual([packageLink('standard')]);
  expect(context.pages()).toEqual([page, paymentPage]);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('A plan bought before hydration shows a toast, which the welcome toast does not replace', async ({
  page,
  context,
}) => {
  const { release } = await holdModules(page);
  await stopClock(page);
  await page.goto('/');
  const paymentPage = context.waitForEvent('page');
  await buyLink(page, 'Basic monthly').click();
  await paymentPage;
  release();
  await whenHydratedAtStoppedClock(page);
  await expectToast(page, 'Redirecting to Secure Payment');
  await passTime(page, 2000);
  await expectToast(page, 'Redirecting to Secure Payment');
});

test('The login opens for a visitor who asked while the page was parsed, before the fonts arrive', async ({
  page,
}) => {
  const styles = await holdRequests(page, '**/late-*.css');
  const fonts = await holdRequests(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  await accountButton(page).press('Enter');
  await menuEntry(page, 'Login').press('Enter');
  styles.release();
  await expect(authDialog(page)).toBeVisible();
  fonts.release();
});

test('Hydration keeps the billing period, the theme and the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdModules(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await menuToggle(page).click();

  release();
  await whenHydrated(page);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(headerLink(page, 'Contact')).toBeVisible();
});

for (const path of ['/', '/#about']) {
  test(`Hydration keeps the scroll position on ${path}`, async ({ page }) => {
    const { release } = await holdModules(page);
    await page.goto(path);
    const resources = page.getByRole('heading', { name: 'Helpful Resources' });
    await resources.scrollIntoViewIfNeeded();
    await expect(resources).toBeInViewport();
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(0);

    release();
    await whenHydrated(page);
    expect(await scrollPosition(page)).toBe(position);
  });
}

/** The computed styles of the dialog, a field and a tab. */
function stylesOfDialog(page: Page) {
  return authDialog(page).evaluate((dialog) =>
    [dialog, dialog.querySelector('input'), dialog.querySelector('[role=tab]')].map((element) => {
      const { borderRadius, paddingInline } = getComputedStyle(element as Element);
      return { borderRadius, paddingInline };
    }),
  );
}

for (const [kind, pattern] of [
  ['code', '**/assets/AuthDialog-*.js'],
  ['styles', '**/assets/*.css'],
] as const) {
  test(`The login dialog opens with its styles after its ${kind} failed to load once`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/net::ERR_FAILED/);
    await openLandingPageAfterWelcome(page);
    await page.route(pattern, (route) => route.abort());
    await accountButton(page).click();
    await menuEntry(page, 'Login').click();
    await expectToast(page, 'The login window could not be loaded', `${RETRY}.`);
    await expect(authDialog(page)).toHaveCount(0);

    await page.unroute(pattern);
    await openAuthDialog(page, 'Login');
    const styles = await stylesOfDialog(page);
    await page.goto('/');
    await whenHydratedAtStoppedClock(page);
    await openAuthDialog(page, 'Login');
    expect(styles).toEqual(await stylesOfDialog(page));
  });
}

for (const module of ['main', 'Landing']) {
  test(`Login shows an error when the module ${module} does not load, and retries when pressed again`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/The application did not load/);
    expectMessage(/net::ERR_FAILED/);
    const pattern = `**/assets/${module}-*.js`;
    await page.route(pattern, (route) => route.abort());
    await page.goto('/');
    await accountButton(page).click();
    await menuEntry(page, 'Login').click();
    const alert = page.getByRole('banner').getByRole('alert', { includeHidden: true });
    await expect(alert).toHaveText(`Part of this page could not be loaded. ${RETRY}.`);
    await expect(alert).toBeVisible();

    await page.unroute(pattern);
    // The mouse is over Login already. A locator's click would fail if the first press has been
    // replayed meanwhile: the dialog covers Login.
    await page.mouse.down();
    await page.mouse.up();
    await expect(authDialog(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('The quote form shows an error when its module does not load, and keeps the typed answers', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The application did not load/);
  expectMessage(/net::ERR_FAILED/);
  const { businessName } = buildShortQuote();
  const pattern = '**/assets/CustomQuote-*.js';
  await page.route(pattern, (route) => route.abort());
  await page.goto('/custom-quote');
  const alert = page.getByRole('form', { name: 'Custom website quote' }).getByRole('alert');
  await expect(alert).toContainText(RETRY);
  await quoteBox(page, 'businessName').fill(businessName);

  await page.unroute(pattern);
  await quoteBox(page, 'contactName').click();
  await whenHydrated(page);
  await expect(alert).toHaveCount(0);
  await expect(quoteBox(page, 'businessName')).toHaveValue(businessName);
});

test('The questionnaire can be loaded again after its module did not load', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/net::ERR_FAILED/);
  await openHydrated(page, '/');
  await page.route('**/assets/Questionnaire-*', (route) => route.abort());
  await buy(page, 'Standard');
  await expect(page.getByText(RETRY)).toBeVisible();

  await page.unroute('**/assets/Questionnaire-*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(questionnaireBox(page, 'businessName')).toBeVisible();
});

/** Makes the application throw on the landing page, when it first adds a listener to an element. */
async function breakLandingPage(page: Page) {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function listen(...parameters) {
      if (this instanceof HTMLElement && window.location.pathname === '/') {
        throw new Error('Broken when it listens');
      }
      return addEventListener.apply(this, parameters);
    };
  });
  return page.waitForEvent('console', (message) => /application broke/.test(message.text()));
}

test('A visitor can buy when hydration throws', async ({ page, payments, allowMessage }) => {
  allowMessage(/broke/i);
  const broken = breakLandingPage(page);
  await page.goto('/');
  await broken;
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await buy(page, 'Basic yearly');
  expect(payments).toEqual([planLink('basic', 'yearly')]);
});

test.describe('History', () => {
  test.beforeEach(({ allowMessage }) => {
    for (const message of notFoundMessages) allowMessage(message);
  });

  /**
   * Opens the not-found page and, without loading a document, the landing page. Going back from the
   * reloaded landing page does not load a document either.
   */
  async function openSecondPage(page: Page) {
    await openHydrated(page, '/nowhere');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).not.toHaveText(NOT_FOUND);
  }

  async function expectFirstPage(page: Page) {
    await expect(heading(page)).toHaveText(NOT_FOUND);
    await expect(page).toHaveURL('/nowhere');
    await whenHydrated(page);
    await expect(heading(page)).toHaveText(NOT_FOUND);
  }

  /** Goes back when the reloaded page yields to the main thread for the nth time. */
  async function goBackAtYield(page: Page, yieldNumber: number) {
    await page.addInitScript((nth) => {
      let yields = 0;
      /** Continues at once or, at the nth yield, after going back. */
      const pause = (proceed: () => void) => {
        yields += 1;
        if (yields !== nth || window.location.pathname !== '/') return proceed();
        window.addEventListener('popstate', proceed, { once: true, capture: true });
        history.back();
      };
      // The application yields with the scheduler, React with a message port.
      const { yield: originalYield } = Scheduler.prototype;
      Object.assign(Scheduler.prototype, {
        yield(this: Scheduler) {
          return new Promise<void>(pause).then(() => originalYield.call(this));
        },
      });
      const { postMessage } = MessagePort.prototype;
      Object.assign(MessagePort.prototype, {
        postMessage(this: MessagePort, ...message: Parameters<typeof postMessage>) {
          pause(() => postMessage.apply(this, message));
        },
      });
    }, yieldNumber);
  }

  test('going back before hydration shows the previous page', async ({ page }) => {
    await openSecondPage(page);
    const { release } = await holdModules(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).not.toHaveText(NOT_FOUND);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(NOT_FOUND);
    release();
    await expectFirstPage(page);
  });

  const yields = process.env.DEEP ? Array.from({ length: 12 }, (_, index) => index + 1) : [1, 3];
  for (const nth of yields) {
    test(`going back during hydration, at yield ${nth}, shows the previous page`, async ({
      page,
    }) => {
      await openSecondPage(page);
      await goBackAtYield(page, nth);
      await page.reload();
      await expectFirstPage(page);
    });
  }

  test('going forward before hydration shows the next page', async ({ page }) => {
    await openSecondPage(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(NOT_FOUND);
    const { release } = await holdModules(page);
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.forward());
    await expect(heading(page)).not.toHaveText(NOT_FOUND);
    await expect(page).toHaveURL('/');
    release();
    await whenHydrated(page);
    await expect(heading(page)).not.toHaveText(NOT_FOUND);
  });

  test('going back shows the previous page when hydration throws', async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/broke/i);
    await openSecondPage(page);
    const broken = breakLandingPage(page);
    await page.reload();
    await broken;
    await page.evaluate(() => history.back());
    await expectFirstPage(page);
  });
});

test.describe('An address', () => {
  test.beforeEach(({ allowMessage }) => {
    allowMessage(/status of 404/);
    allowMessage(/404.*\/(nowhere|Account)/);
  });

  /** Serves a page at another path as well, as some hosts do. */
  async function serveAlsoAt(page: Page, otherPath: string, path: string) {
    await page.route(
      (url) => url.pathname === otherPath,
      async (route) => {
        const url = new URL(path, page.url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
  }

  for (const [otherPath, path] of [
    ['/index.html', '/'],
    ['/custom-quote.html', '/custom-quote'],
    ['/custom-quote/', '/custom-quote'],
    ['/admin/orders/index.html', '/admin/orders'],
  ] as const) {
    test(`becomes ${path} when the host serves the page at ${otherPath} as well`, async ({
      page,
    }) => {
      await page.goto('/nowhere');
      await serveAlsoAt(page, otherPath, path);
      await openHydrated(page, `${otherPath}?from=card`);
      await expect(page).toHaveURL(`${path}?from=card`);
      await expect(heading(page)).not.toHaveText(NOT_FOUND);
    });
  }

  test('without a page shows the not-found page when the host serves the landing page there', async ({
    page,
  }) => {
    await page.goto('/');
    await serveAlsoAt(page, '/nowhere', '/');
    await openHydrated(page, '/nowhere');
    await expect(heading(page)).toHaveText(NOT_FOUND);
    await expect(page).toHaveURL('/nowhere');
  });

  test('in other letter case shows the not-found page', async ({ page }) => {
    await openHydrated(page, '/Account');
    await expect(heading(page)).toHaveText(NOT_FOUND);
  });
});
