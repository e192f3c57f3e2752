import process from 'node:process';
import type { Page } from '@playwright/test';
import { buildShortQuote } from '#mocks/factories/quote.ts';
import {
  authDialog,
  choice,
  openAfterWelcome,
  openAuthDialog,
  visitorTrigger,
} from './support/account.ts';
import { packageLink, planLink } from './support/catalogue.ts';
import {
  buyLink,
  expectToast,
  headerLink,
  holdModules,
  menuToggle,
  modules,
  openHydrated,
  paper,
  passTime,
  pay,
  scrolledBy,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { questionnaireBox } from './support/questionnaire.ts';
import { quoteBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const RETRY = 'Check your connection, then try again';

/** Uses the controls of the landing page that need no React. */
async function expectControlsWork(page: Page) {
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  await yearly.check();
  await expect(buyLink(page, 'Basic yearly')).toBeVisible();
  await expect(buyLink(page, 'Basic monthly')).toBeHidden();
  await expect(await pay(page, 'Premium')).toHaveURL(packageLink('premium'));
  await expect(await pay(page, 'Basic yearly')).toHaveURL(planLink('basic', 'yearly'));

  await visitorTrigger(page).click();
  await expect(choice(page, 'Login')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Login')).toBeHidden();

  const before = await paper(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => paper(page)).not.toBe(before);

  const backToTop = page.getByRole('link', { name: 'Back to top' });
  await backToTop.scrollIntoViewIfNeeded();
  expect(await scrolledBy(page)).toBeGreaterThan(0);
  await backToTop.click();
  await expect.poll(() => scrolledBy(page)).toBe(0);

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
  await page.route(modules, (route) => route.abort());
  await page.goto('/');
  await expectControlsWork(page);
});

test('A package bought before hydration leads to the questionnaire after it', async ({
  page,
  context,
  payments,
}) => {
  const { release } = await holdModules(page);
  await page.goto('/');
  const paymentPage = await pay(page, 'Standard');
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

test('A plan bought before hydration shows its toast, and the welcome does not replace it', async ({
  page,
}) => {
  const { release } = await holdModules(page);
  await stopClock(page);
  await page.goto('/');
  await pay(page, 'Basic monthly');
  release();
  await whenHydratedAtStoppedClock(page);
  await expectToast(page, 'Redirecting to Secure Payment');
  await passTime(page, 2000);
  await expectToast(page, 'Redirecting to Secure Payment');
});

test('Billing period, theme and open menu survive hydration', async ({ page }) => {
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
    const place = await scrolledBy(page);
    expect(place).toBeGreaterThan(0);

    release();
    await whenHydrated(page);
    expect(await scrolledBy(page)).toBe(place);
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

for (const [what, pattern] of [
  ['code', '**/assets/AuthDialog-*.js'],
  ['styles', '**/assets/*.css'],
] as const) {
  test(`The login dialog opens with its styles after its ${what} failed to load once`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/net::ERR_FAILED/);
    await openAfterWelcome(page);
    await page.route(pattern, (route) => route.abort());
    await visitorTrigger(page).click();
    await choice(page, 'Login').click();
    await expectToast(page, 'The login window could not be loaded', `${RETRY}.`);
    await expect(authDialog(page)).toHaveCount(0);

    await page.unroute(pattern);
    await openAuthDialog(page, 'Login');
    const late = await stylesOfDialog(page);
    await page.goto('/');
    await whenHydratedAtStoppedClock(page);
    await openAuthDialog(page, 'Login');
    expect(late).toEqual(await stylesOfDialog(page));
  });
}

for (const part of ['main', 'Landing']) {
  test(`Login shows an error while the ${part} module does not load, and retries when pressed again`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/The application did not load/);
    expectMessage(/net::ERR_FAILED/);
    const pattern = `**/assets/${part}-*.js`;
    await page.route(pattern, (route) => route.abort());
    await page.goto('/');
    await visitorTrigger(page).click();
    await choice(page, 'Login').click();
    const alert = page.getByRole('banner').getByRole('alert', { includeHidden: true });
    await expect(alert).toHaveText(`Part of this page could not be loaded. ${RETRY}.`);
    await expect(alert).toBeVisible();

    await page.unroute(pattern);
    // The mouse is already over Login. If the first press is replayed, the button is covered now.
    await page.mouse.down();
    await page.mouse.up();
    await expect(authDialog(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('The quote form shows an error while its module does not load, and keeps answers typed meanwhile', async ({
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

test('The questionnaire can be loaded again when its module did not load', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/net::ERR_FAILED/);
  await openHydrated(page, '/');
  await page.route('**/assets/Questionnaire-*', (route) => route.abort());
  await pay(page, 'Standard');
  await expect(page.getByText(RETRY)).toBeVisible();

  await page.unroute('**/assets/Questionnaire-*');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(questionnaireBox(page, 'businessName')).toBeVisible();
});

test.describe('History', () => {
  const notFound = 'Oops! Page not found';
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test.beforeEach(({ allowMessage }) => {
    allowMessage(/status of 404/);
    allowMessage(/404.*\/(nowhere|Account)/);
  });

  /**
   * Opens the not-found page, then the landing page as a screen of the same document. After a
   * reload, going back changes the address without loading a document.
   */
  async function openSecondPage(page: Page) {
    await openHydrated(page, '/nowhere');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).not.toHaveText(notFound);
  }

  async function expectFirstPage(page: Page) {
    await expect(heading(page)).toHaveText(notFound);
    await expect(page).toHaveURL('/nowhere');
    await whenHydrated(page);
    await expect(heading(page)).toHaveText(notFound);
  }

  /** Goes back when the reloaded page yields to the browser for the nth time. */
  async function goBackAtYield(page: Page, wanted: number) {
    await page.addInitScript((nth) => {
      let yields = 0;
      /** Continues at once or, at the nth yield, after the history has changed. */
      const pause = (goOn: () => void) => {
        yields += 1;
        if (yields !== nth || window.location.pathname !== '/') return goOn();
        window.addEventListener('popstate', goOn, { once: true, capture: true });
        history.back();
      };
      // The application yields with the scheduler, React with a message port.
      const { yield: takeTurns } = Scheduler.prototype;
      Object.assign(Scheduler.prototype, {
        yield(this: Scheduler) {
          return new Promise<void>(pause).then(() => takeTurns.call(this));
        },
      });
      const { postMessage } = MessagePort.prototype;
      Object.assign(MessagePort.prototype, {
        postMessage(this: MessagePort, ...message: Parameters<typeof postMessage>) {
          pause(() => postMessage.apply(this, message));
        },
      });
    }, wanted);
  }

  test('going back before hydration shows the previous page', async ({ page }) => {
    await openSecondPage(page);
    const { release } = await holdModules(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).not.toHaveText(notFound);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(notFound);
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
    await expect(heading(page)).toHaveText(notFound);
    const { release } = await holdModules(page);
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.forward());
    await expect(heading(page)).not.toHaveText(notFound);
    await expect(page).toHaveURL('/');
    release();
    await whenHydrated(page);
    await expect(heading(page)).not.toHaveText(notFound);
  });

  /** Makes the application throw on the landing page, when it first listens on an element. */
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

  test('a visitor can still buy when hydration throws', async ({
    page,
    payments,
    allowMessage,
  }) => {
    allowMessage(/broke/i);
    const broken = breakLandingPage(page);
    await page.goto('/');
    await broken;
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await pay(page, 'Basic yearly');
    expect(payments).toEqual([planLink('basic', 'yearly')]);
  });

  /** Answers an address with the page of another one, as some hosts do. */
  async function serveAs(page: Page, address: string, own: string) {
    await page.route(
      (url) => url.pathname === address,
      async (route) => {
        const url = new URL(own, page.url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
  }

  for (const [address, own] of [
    ['/index.html', '/'],
    ['/custom-quote.html', '/custom-quote'],
    ['/custom-quote/', '/custom-quote'],
    ['/admin/orders/index.html', '/admin/orders'],
  ] as const) {
    test(`the address becomes ${own} when a host serves the page as ${address}`, async ({
      page,
    }) => {
      await page.goto('/nowhere');
      await serveAs(page, address, own);
      await openHydrated(page, `${address}?from=card`);
      await expect(page).toHaveURL(`${own}?from=card`);
      await expect(heading(page)).not.toHaveText(notFound);
    });
  }

  test('an unknown address shows the not-found page when a host serves the landing page for it', async ({
    page,
  }) => {
    await page.goto('/');
    await serveAs(page, '/nowhere', '/');
    await openHydrated(page, '/nowhere');
    await expect(heading(page)).toHaveText(notFound);
    await expect(page).toHaveURL('/nowhere');
  });

  test('an address in capitals shows the not-found page', async ({ page }) => {
    await openHydrated(page, '/Account');
    await expect(heading(page)).toHaveText(notFound);
  });
});
