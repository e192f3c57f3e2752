import process from 'node:process';
import type { Page } from '@playwright/test';
import { holdModules } from './support/modules.ts';
import { buyLink, openHydrated, whenHydrated } from './support/page.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notFound = 'Oops! Page not found';

/**
 * Two pages of one document in the history, of which the second is shown. Once it has been loaded
 * anew, going back changes the address, and by itself nothing else.
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

/** Goes back when the reloaded page hands its time to the browser for the nth time. */
async function goBackAtPause(page: Page, wanted: number) {
  await page.addInitScript((nth) => {
    let pauses = 0;
    /** Calls back at once, or when the address has changed. */
    const pause = (goOn: () => void) => {
      pauses += 1;
      if (pauses !== nth || window.location.pathname !== '/') return goOn();
      window.addEventListener('popstate', goOn, { once: true, capture: true });
      history.back();
    };
    // The application's own pauses, and those between React's slices.
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

test.beforeEach(({ allowMessage }) => {
  allowMessage(/status of 404/);
  allowMessage(/404.*\/(nowhere|Account)/);
});

test('A visitor can go back before React is there', async ({ page }) => {
  await openSecondPage(page);
  const { letGo } = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).not.toHaveText(notFound);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(notFound);
  letGo();
  await expectFirstPage(page);
});

/** Four of its own, and then React's. */
const pauses = process.env.DEEP ? Array.from({ length: 12 }, (_, index) => index + 1) : [1, 3];

for (const pause of pauses) {
  test(`A visitor can go back in the ${pause}. pause of the application’s start`, async ({
    page,
  }) => {
    await openSecondPage(page);
    await goBackAtPause(page, pause);
    await page.reload();
    await expectFirstPage(page);
  });
}

test('A visitor can go on to the next page before React is there', async ({ page }) => {
  await openSecondPage(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(notFound);
  const { letGo } = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.forward());
  await expect(heading(page)).not.toHaveText(notFound);
  await expect(page).toHaveURL('/');
  letGo();
  await whenHydrated(page);
  await expect(heading(page)).not.toHaveText(notFound);
});

/** Makes the application throw on the landing page, wherever it listens on an element. */
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

test('goes back to the previous page when the application breaks', async ({
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

test('keeps content, links and prices usable when the application breaks', async ({
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
  const opened = page.waitForEvent('popup');
  await buyLink(page, 'Basic yearly').click();
  await opened;
  await expect.poll(() => payments).toEqual([expect.stringContaining('basic-yearly')]);
});

/** Has the host answer an address with the page of another one, as some hosts do. */
async function serveAs(page: Page, address: string, own: string) {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(own, page.url()).href }) });
    },
  );
}

for (const [address, own] of [
  ['/index.html', '/'],
  ['/custom-quote.html', '/custom-quote'],
  ['/custom-quote/', '/custom-quote'],
  ['/admin/orders/index.html', '/admin/orders'],
] as const) {
  test(`A host may serve ${own} as ${address}`, async ({ page }) => {
    await page.goto('/nowhere');
    await serveAs(page, address, own);
    await openHydrated(page, `${address}?from=card`);
    await expect(page).toHaveURL(`${own}?from=card`);
    await expect(heading(page)).not.toHaveText(notFound);
  });
}

test('A host may serve the landing page for every wrong address', async ({ page }) => {
  await page.goto('/');
  await serveAs(page, '/nowhere', '/');
  await openHydrated(page, '/nowhere');
  await expect(heading(page)).toHaveText(notFound);
  await expect(page).toHaveURL('/nowhere');
});

test('A visitor is led from the name of a file to the page’s address', async ({ request }) => {
  for (const [address, own] of [
    ['/index.html', '/'],
    ['/custom-quote.html?from=card', '/custom-quote?from=card'],
    ['/admin/orders/', '/admin/orders'],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(own);
  }
});

test('A visitor with capitals in an address is told that there is no such page', async ({
  page,
}) => {
  await openHydrated(page, '/Account');
  await expect(heading(page)).toHaveText(notFound);
});
