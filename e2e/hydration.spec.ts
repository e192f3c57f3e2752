import type { Page } from '@playwright/test';
import { buildPackageInfo } from '#mocks/factories/catalogue.ts';
import { buildShortQuestionnaire } from '#mocks/factories/questionnaire.ts';
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
  expectToast,
  headerLink,
  holdModules,
  holdRequests,
  menuToggle,
  openHydrated,
  scrollPosition,
  whenHydrated,
} from './support/page.ts';
import { notFoundMessages } from './support/paths.ts';
import { questionnaireBox, submitQuestionnaire } from './support/questionnaire.ts';
import { quoteBox } from './support/quote.ts';
import { expect, test } from './support/test.ts';

const RETRY = 'Check your connection, then try again';
const NOT_FOUND = 'Oops! Page not found';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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
});

/** Gives the page's history entry this state, as a reload keeps it. */
const withState = (page: Page, state: object) =>
  page.addInitScript((usr) => history.replaceState({ usr, key: 'kept', idx: 0 }, ''), state);

const questionnaireForm = (page: Page) => page.getByRole('form', { name: 'Website questionnaire' });

test('The questionnaire’s form shows before React, stays in its place, and keeps what is typed', async ({
  page,
}) => {
  // In this width, the name of the package decides about a line.
  await page.setViewportSize({ width: 320, height: 800 });
  const bought = buildPackageInfo({ id: 'ecommerce', title: 'Ecommerce' });
  await withState(page, { package: bought });
  const { release } = await holdModules(page);
  await page.goto('/website-questionnaire');
  const { businessName } = buildShortQuestionnaire();
  const field = questionnaireBox(page, 'businessName');
  await field.fill(businessName);
  await expect(page.getByRole('button', { name: 'Submit Questionnaire' })).toBeDisabled();
  const box = await field.boundingBox();

  release();
  await whenHydrated(page);
  await expect(page.getByText('You chose the Ecommerce package')).toBeVisible();
  await expect(field).toHaveValue(businessName);
  await expect(field).toBeFocused();
  expect(await field.boundingBox()).toEqual(box);
  await submitQuestionnaire(page);
  await expect(page.getByText('Please describe any special features')).not.toHaveCount(0);
  await expect(page.getByText('Business name is required')).toHaveCount(0);
});

/** What extensions do to a page before hydration. React renders the page again after the first three. */
const extensions: Record<string, (field: Element) => void> = {
  'a node after the field': (field) => field.after(document.createElement('div')),
  'a node around the field': (field) => {
    const wrapper = document.createElement('span');
    field.replaceWith(wrapper);
    wrapper.append(field);
  },
  'a node in the form': (field) => field.closest('form')?.prepend(document.createElement('div')),
  'a node in the body': () => document.body.prepend(document.createElement('div')),
  'a node in the head': () => document.head.prepend(document.createElement('meta')),
  attributes: (field) => {
    for (const element of [field, document.body, document.documentElement]) {
      element.setAttribute('data-extension', '');
      element.setAttribute('class', `${element.className} extension`);
    }
  },
};

for (const [insertion, insert] of Object.entries(extensions)) {
  test(`Answers given before hydration survive an extension that inserts ${insertion}`, async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/React error #418/);
    const { release } = await holdModules(page);
    await page.goto('/custom-quote');
    const { businessName } = buildShortQuote();
    await quoteBox(page, 'businessName').fill(businessName);
    await quoteBox(page, 'additionalInfo').fill('Two lines\nof text');
    await page.getByRole('radio', { name: '6-10' }).check();
    await quoteBox(page, 'email').evaluate(insert);
    await quoteBox(page, 'email').fill('ruth@harrow.example');

    release();
    await whenHydrated(page);
    const expectAnswers = async () => {
      await expect(quoteBox(page, 'businessName')).toHaveValue(businessName);
      await expect(quoteBox(page, 'additionalInfo')).toHaveValue('Two lines\nof text');
      await expect(quoteBox(page, 'email')).toHaveValue('ruth@harrow.example');
      await expect(page.getByRole('radio', { name: '6-10' })).toBeChecked();
    };
    await expectAnswers();
    await expect(quoteBox(page, 'email')).toBeFocused();
    // The draft has them as well.
    await quoteBox(page, 'phone').fill('01422 000000');
    // It is kept once the session is known, a moment after hydration.
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
      .toContain('01422 000000');
    await page.reload();
    await whenHydrated(page);
    await expect(quoteBox(page, 'phone')).toHaveValue('01422 000000');
    await expectAnswers();
  });
}

test('The questionnaire’s form shows before React neither without a purchase nor once it is sent', async ({
  page,
}) => {
  const { release } = await holdModules(page);
  const sent = { package: buildPackageInfo(), ticket: { id: 'web-1' } };
  for (const state of [{}, sent]) {
    await withState(page, state);
    await page.goto('/website-questionnaire');
    await expect(heading(page)).toHaveText('Tell us about your project');
    await expect(page.locator('form')).toHaveCount(1);
    await expect(questionnaireForm(page)).toBeHidden();
  }
  release();
  await whenHydrated(page);
  await expect(page.locator('form')).toHaveCount(0);
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

test('Hydration keeps the billing period, the open menu and the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdModules(page);
  await page.goto('/#about');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await menuToggle(page).click();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);

  release();
  await whenHydrated(page);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(headerLink(page, 'Contact')).toBeVisible();
  expect(await scrollPosition(page)).toBe(position);
});

test('The login dialog opens with its styles after they failed to load once', async ({
  page,
  expectMessage,
}) => {
  const radius = () => authDialog(page).evaluate((dialog) => getComputedStyle(dialog).borderRadius);
  expectMessage(/net::ERR_FAILED/);
  await openLandingPageAfterWelcome(page);
  await page.route('**/assets/*.css', (route) => route.abort());
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();
  await expectToast(page, 'The login window could not be loaded', `${RETRY}.`);

  await page.unroute('**/assets/*.css');
  await openAuthDialog(page, 'Login');
  expect(await radius()).not.toBe('0px');
});

test('The header works when a module does not load: Login shows an error, and retries when pressed again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/The application did not load/);
  expectMessage(/net::ERR_FAILED/);
  const alert = page.getByRole('banner').getByRole('alert', { includeHidden: true });
  for (const module of ['main', 'Landing']) {
    const pattern = `**/assets/${module}-*.js`;
    await page.route(pattern, (route) => route.abort());
    await page.goto('/');
    const before = await backgroundColour(page);
    await page.getByRole('radio', { name: module === 'main' ? 'Dark' : 'Light' }).check();
    await expect.poll(() => backgroundColour(page)).not.toBe(before);
    await accountButton(page).click();
    await expect(menuEntry(page, 'Login')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuEntry(page, 'Login')).toBeHidden();
    await accountButton(page).click();
    await menuEntry(page, 'Login').click();
    await expect(alert).toContainText(`Part of this page could not be loaded. ${RETRY}.`);
    await expect(alert).toBeVisible();

    await page.unroute(pattern);
    // Not a press of the mouse: the dialog covers Login if the first press has been replayed already.
    await menuEntry(page, 'Login').dispatchEvent('click');
    await expect(authDialog(page)).toBeVisible();
    await expect(alert).toBeHidden();
  }
});

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

/**
 * Makes the browser keep failed modules, as Firefox does until the page is left, and WebKit until the file is fetched
 * past the cache. Returns how to cut the site's files off and to connect them again.
 */
async function keepFailedModules(page: Page, end: 'new page' | 'fetch') {
  const failed = new Set<string>();
  let isCut = false;
  // A route does not see the headers that the browser adds.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (url, init) =>
      fetch(url, init?.cache === 'reload' ? { ...init, headers: { 'x-fresh': '' } } : init);
  });
  page.on('request', (request) => {
    if (end === 'new page' && request.isNavigationRequest()) failed.clear();
  });
  await page.route('**/assets/*', async (route, request) => {
    const isFetched = request.resourceType() === 'fetch';
    const isFresh = 'x-fresh' in request.headers();
    if (end === 'fetch' && isFresh && !isCut) failed.delete(request.url());
    if (isCut && !isFetched) failed.add(request.url());
    const isLost = isCut || (!isFetched && failed.has(request.url()));
    await (isLost ? route.abort() : route.continue());
  });
  return { cut: () => (isCut = true), connect: () => (isCut = false) };
}

test('The login dialog opens once its files can be fetched, in a browser that keeps failed modules', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/net::ERR_FAILED/);
  await openLandingPageAfterWelcome(page);
  const { cut, connect } = await keepFailedModules(page, 'new page');
  cut();
  await accountButton(page).click();
  await menuEntry(page, 'Login').click();
  await expectToast(page, 'The login window could not be loaded', `${RETRY}.`);

  connect();
  await openAuthDialog(page, 'Login');
});

for (const path of ['/custom-quote', '/account', '/admin']) {
  test.describe(`Where the modules of ${path} have failed`, () => {
    test.beforeEach(({ expectMessage }) => {
      expectMessage(/The application did not load/);
      expectMessage(/net::ERR_FAILED/);
    });

    test('a button loads the page again, and keeps what was typed', async ({
      page,
      expectMessage,
    }) => {
      expectMessage(/Failed to fetch/);
      const { businessName } = buildShortQuote();
      const { cut, connect } = await keepFailedModules(page, 'new page');
      cut();
      await page.goto(path);
      const again = page.getByRole('main').getByRole('button', { name: 'Load the page again' });
      await expect(again).toBeVisible();
      const alert = page.getByRole('main').getByRole('alert');
      const space = await alert.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const others = Array.from(element.parentElement?.children ?? [])
          .map((each) => each.getBoundingClientRect())
          .filter(({ height, bottom }) => height > 0 && bottom <= top);
        return Math.min(...others.map(({ bottom }) => top - bottom));
      });
      expect(space).toBeGreaterThanOrEqual(8);
      const isForm = path === '/custom-quote';
      if (isForm) await quoteBox(page, 'businessName').fill(businessName);

      const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
      await again.click();
      await failed;
      await expect(again).toBeVisible();

      connect();
      await again.click();
      await whenHydrated(page);
      await expect(again).toBeHidden();
      if (isForm) await expect(quoteBox(page, 'businessName')).toHaveValue(businessName);
    });

    test('a reload heals a browser that keeps failed modules beyond it', async ({ page }) => {
      const { cut, connect } = await keepFailedModules(page, 'fetch');
      cut();
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      connect();
      await page.reload();
      await whenHydrated(page);
    });
  });
}

test.describe('History', () => {
  test.beforeEach(async ({ page, allowMessage }) => {
    for (const message of notFoundMessages) allowMessage(message);
    // Going back from the reloaded landing page does not load a document.
    await openHydrated(page, '/nowhere');
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('A visitor can buy and go back when hydration throws', async ({
    page,
    payments,
    allowMessage,
  }) => {
    allowMessage(/broke/i);
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function listen(...parameters) {
        if (this instanceof HTMLElement && window.location.pathname === '/') {
          throw new Error('Broken when it listens');
        }
        return addEventListener.apply(this, parameters);
      };
    });
    const broken = page.waitForEvent('console', (message) => /broke/.test(message.text()));
    await page.reload();
    await broken;
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await buy(page, 'Basic yearly');
    expect(payments).toEqual([planLink('basic', 'yearly')]);
    await page.evaluate(() => history.back());
    await whenHydrated(page);
    await expect(heading(page)).toHaveText(NOT_FOUND);
  });

  test('Going back before hydration shows the previous page', async ({ page }) => {
    const screen = '**/assets/Landing-*.js';
    const { release } = await holdRequests(page, screen);
    const requested = page.waitForRequest(screen);
    await page.reload();
    await requested;
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(NOT_FOUND);
    release();
    await whenHydrated(page);
    await expect(page).toHaveURL('/nowhere');
    await expect(heading(page)).toHaveText(NOT_FOUND);
  });
});

test('A page is shown at its own URL, wherever the host serves it', async ({
  page,
  allowMessage,
}) => {
  allowMessage(/404/);
  async function openServedAs(path: string, own: string) {
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const url = new URL(own, page.url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
    await openHydrated(page, `${path}?from=card`);
  }

  await page.goto('/');
  for (const [path, own] of [
    ['/index.html', '/'],
    ['/custom-quote.html', '/custom-quote'],
    ['/admin/orders/index.html', '/admin/orders'],
  ] as const) {
    await openServedAs(path, own);
    await expect(page).toHaveURL(`${own}?from=card`);
    await expect(heading(page)).not.toHaveText(NOT_FOUND);
  }
  for (const path of ['/nowhere', '/Account']) {
    await openServedAs(path, '/');
    await expect(page).toHaveURL(`${path}?from=card`);
    await expect(heading(page)).toHaveText(NOT_FOUND);
  }
});
