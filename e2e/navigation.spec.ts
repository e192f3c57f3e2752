import type { Page } from '@playwright/test';
import {
  menuEntry,
  myAccountButton,
  signedInStorage,
  whenSessionIsRestored,
} from './support/account.ts';
import {
  headerLink,
  holdModules,
  menuToggle,
  openHydrated,
  passTime,
  scrollPosition,
  scrollTo,
  sectionHeading,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
  whenPainted,
} from './support/page.ts';
import { notFoundMessages } from './support/paths.ts';
import { expect, test } from './support/test.ts';

/** The distance between a section's top and the top of the window, in px. */
function distanceFromTop(page: Page, id: string) {
  return page
    .locator(`#${id}`)
    .evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
}

/** The distance, once neither the size nor the position of the page has changed for 20 frames. */
async function whenStill(page: Page, id: string) {
  await page.evaluate(async () => {
    const place = () => [document.body.scrollHeight, Math.round(scrollY)].join();
    let last = place();
    for (let frames = 0; frames < 20; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (place() !== last) frames = 0;
      last = place();
    }
  });
  return distanceFromTop(page, id);
}

test('The header’s anchors lead to the sections, and going back restores each scroll position', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await scrollTo(page, 300);
  for (const [label, id] of [
    ['Contact', 'contact'],
    ['Web Hosting', 'pricing'],
    ['Home', 'home'],
  ] as const) {
    await headerLink(page, label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(sectionHeading(page, id)).toBeInViewport();
    if (id !== 'home') await expect.poll(() => distanceFromTop(page, id)).toBeLessThan(120);
  }
  await expect.poll(() => scrollPosition(page)).toBe(0);
  for (const id of ['pricing', 'contact']) {
    await page.goBack();
    await expect.poll(() => distanceFromTop(page, id)).toBeLessThan(120);
  }
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(300);
});

test('An anchor of another page ends at the edge of the header with a slow network', async ({
  page,
  allowMessage,
}) => {
  allowMessage(/404/);
  // Without this, the page scrolls in one jump, which hides a target that moves meanwhile.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const browser = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', slow);
  for (const [path, size] of [
    ['/account', { width: 1280, height: 800 }],
    ['/nowhere', { width: 390, height: 844 }],
  ] as const) {
    await page.setViewportSize(size);
    for (const [label, id] of [
      ['Web Hosting', 'pricing'],
      ['Contact', 'contact'],
    ] as const) {
      await openHydrated(page, path);
      const menu = menuToggle(page);
      if (await menu.isVisible()) await menu.click();
      await headerLink(page, label).click();
      await expect(page).toHaveURL(`/#${id}`);
      expect.soft(await whenStill(page, id), `${path}: ${id}`).toBe(57);
    }
  }
});

/** Follows the anchor About with a stopped clock, and checks that the section opens after 100 ms. */
async function followAbout(page: Page) {
  await headerLink(page, 'About').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#about')).toBeAttached();
  await whenPainted(page);
  await passTime(page, 99);
  expect(await scrollPosition(page)).toBe(0);
  await expect(page).toHaveURL('/');

  await passTime(page, 1);
  await expect(page).toHaveURL('/#about');
  await expect(sectionHeading(page, 'about')).toBeInViewport();
}

test('An anchor of another page opens the landing page, and 100 ms later the section', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404/);
  await stopClock(page);
  // The landing page is a new document after the quote page, and not after the not-found page.
  for (const path of ['/custom-quote', '/nowhere']) {
    await page.goto(path);
    await whenHydratedAtStoppedClock(page);
    await followAbout(page);
  }
  const { release } = await holdModules(page);
  await page.goto('/account');
  await followAbout(page);
  release();
});

test('A mailed link that a scanner has encoded opens its page, and is neither logged nor in the history', async ({
  page,
  allowMessage,
}) => {
  // The browser logs the status of the first response, the page nothing.
  allowMessage(/status of 404/);
  await page.goto('/');
  for (const [path, opened] of [
    ['/account%23reset%3Dsecret.', '/account#reset=secret'],
    ['/account/tickets/web-1%2523guest%253dsecret', '/account/tickets/web-1#guest=secret'],
    ['/quote?utm_source=mail%23secret', '/quote#secret'],
    ['/admin%23setup=secret&amp;utm_source=mail', '/admin#setup=secret'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(opened);
    await whenHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});

test('The log of an unknown path has nothing that follows an encoded #', async ({
  page,
  allowMessage,
}) => {
  for (const message of notFoundMessages) allowMessage(message);
  for (const path of ['/nowhere%23secret', '/nowhere%2523secret', '/nowhere%23reset=secret']) {
    const logged = page.waitForEvent('console', (message) => /no page/.test(message.text()));
    await page.goto(path);
    expect((await logged).text()).toMatch(/ at \/nowhere$/);
  }
});

test('The not-found page answers with status 404, and leads home', async ({
  page,
  expectMessage,
}) => {
  // The browser logs the status, the page logs the path.
  expectMessage(/status of 404/);
  expectMessage(/404.*\/prices\/old/);
  const response = await page.goto('/prices/old?from=leaflet');
  expect(response?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Oops! Page not found');
  const notFoundTitle = await page.title();
  await whenHydrated(page);
  await expect(heading).toHaveText('Oops! Page not found');

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(notFoundTitle);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(notFoundTitle);
});

test.describe('A signed-in user', () => {
  test.use({ storageState: signedInStorage });

  test('keeps the place on the page in the account menu, sees the next screen from its top, and the old place after going back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, '/');
    await whenSessionIsRestored(page);
    await scrollTo(page, 300);
    await myAccountButton(page).press('Enter');
    for (const entry of ['Profile', 'Orders', 'Logout'] as const) {
      await page.keyboard.press('Tab');
      await expect(menuEntry(page, entry)).toBeFocused();
      expect(await scrollPosition(page)).toBe(300);
    }

    await menuEntry(page, 'Profile').focus();
    await page.evaluate(() => {
      window.addEventListener('scroll', () => window.positions?.push(Math.round(window.scrollY)));
      window.positions = [];
    });
    const position = await scrollPosition(page);

    // A click would scroll the link into view first.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    const isOldPosition = (top: number) => Math.abs(top - position) <= 2;
    await expect.poll(async () => isOldPosition(await scrollPosition(page))).toBe(true);
    // The page does not scroll smoothly between the two positions.
    const positions = (await page.evaluate(() => window.positions)) ?? [];
    expect(positions).toContain(0);
    expect(positions.filter((top) => top !== 0 && !isOldPosition(top))).toEqual([]);
  });
});

declare global {
  interface Window {
    positions?: number[];
  }
}

test('A link with another case of letters or a query after its section scrolls to the section', async ({
  page,
}) => {
  for (const hash of ['#Pricing', '#pricing?utm_source=letter', '#pricing&utm_source=letter']) {
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await expect(page).toHaveURL('/#pricing');
    await expect(sectionHeading(page, 'pricing')).toBeInViewport();
  }
});
