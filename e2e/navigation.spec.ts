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
  openWithStoppedClock,
  passTime,
  scrollPosition,
  scrollTo,
  sectionHeading,
  stopClock,
  whenHydrated,
  whenPainted,
} from './support/page.ts';
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

test('The header’s anchors lead to the sections', async ({ page }) => {
  await openHydrated(page, '/');
  for (const [label, id] of [
    ['Contact', 'contact'],
    ['About', 'about'],
    ['Web Hosting', 'pricing'],
    ['Website Development', 'web-development'],
    ['Home', 'home'],
  ] as const) {
    await headerLink(page, label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(sectionHeading(page, id)).toBeInViewport();
  }
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

const devices = [
  { device: 'a wide screen', size: { width: 1280, height: 800 } },
  { device: 'a phone', size: { width: 390, height: 844 } },
];
const elsewhere = devices.flatMap((each) =>
  ['/account', '/nowhere'].map((path) => ({ ...each, path })),
);
for (const { device, size, path } of elsewhere) {
  test(`An anchor on ${path} ends 96 px below the top on ${device} with a slow network`, async ({
    page,
    allowMessage,
  }) => {
    allowMessage(/404/);
    await page.setViewportSize(size);
    // Without this, the page scrolls in one jump, which hides a target that moves meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const browser = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
    await browser.send('Network.emulateNetworkConditions', slow);
    for (const [label, id] of [
      ['Web Hosting', 'pricing'],
      ['About', 'about'],
      ['Contact', 'contact'],
    ] as const) {
      await openHydrated(page, path);
      const menu = menuToggle(page);
      if (await menu.isVisible()) await menu.click();
      await headerLink(page, label).click();
      await expect(page).toHaveURL(`/#${id}`);
      expect(await whenStill(page, id), id).toBe(96);
    }
  });
}

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

// The landing page is a new document after the quote page, and not after the not-found page.
for (const path of ['/custom-quote', '/nowhere']) {
  test(`An anchor on ${path} opens the landing page, and 100 ms later the section`, async ({
    page,
    expectMessage,
  }) => {
    if (path === '/nowhere') expectMessage(/404/);
    await openWithStoppedClock(page, path);
    await followAbout(page);
  });
}

test('An anchor pressed before hydration opens the landing page, and 100 ms later the section', async ({
  page,
}) => {
  const { release } = await holdModules(page);
  await stopClock(page);
  await page.goto('/account');
  await followAbout(page);
  release();
});

test('The skip link moves the focus to the content', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
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

  test('keeps the place on the page while the focus moves through the account menu', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await whenSessionIsRestored(page);
    await scrollTo(page, 300);
    await myAccountButton(page).press('Enter');
    for (const entry of ['Profile', 'Orders', 'Logout'] as const) {
      await page.keyboard.press('Tab');
      await expect(menuEntry(page, entry)).toBeFocused();
      expect(await scrollPosition(page)).toBe(300);
    }
  });

  test('sees the next screen from its top, and the old scroll position after going back', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, '/');
    await whenSessionIsRestored(page);
    await scrollTo(page, 300);
    await myAccountButton(page).click();
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

test('Going back from another document restores the scroll position', async ({ page }) => {
  await openHydrated(page, '/');
  const quote = page.getByRole('link', { name: 'Ask for a quote' });
  await quote.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await quote.click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await whenHydrated(page);
  await expect(quote).toBeInViewport();
});

test('Going back through followed anchors restores each scroll position', async ({ page }) => {
  await openHydrated(page, '/');
  await scrollTo(page, 300);
  for (const [label, id] of [
    ['Contact', 'contact'],
    ['Web Hosting', 'pricing'],
  ] as const) {
    await headerLink(page, label).click();
    await expect.poll(() => distanceFromTop(page, id)).toBeLessThan(120);
  }
  await page.goBack();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(300);

  await headerLink(page, 'Contact').click();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
});

declare global {
  interface Window {
    positions?: number[];
  }
}
