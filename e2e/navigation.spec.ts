import type { Page } from '@playwright/test';
import { sections } from '#src/features/site-frame/sections.ts';
import { choice, isSignedIn, userTrigger, whenSessionIsKnown } from './support/account.ts';
import {
  headerLink,
  holdModules,
  mainNavigation,
  openHydrated,
  openWithStoppedClock,
  passTime,
  scrolledBy,
  scrollTo,
  sectionHeading,
  stopClock,
  whenHydrated,
  whenHydratedAtStoppedClock,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

/** The distance between a section's top and the top of the window, in px. */
function distanceFromTop(page: Page, id: string) {
  return page
    .locator(`#${id}`)
    .evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
}

test('The header’s anchors lead to the sections', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(mainNavigation(page).getByRole('link')).toHaveText(
    sections.map(({ label }) => label),
  );
  for (const { id, label } of sections.toReversed()) {
    await headerLink(page, label).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(sectionHeading(page, id)).toBeInViewport();
  }
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test('The landing page has its drawings and answers when it is reached within the document', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404/);
  await openHydrated(page, '/nowhere');
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.locator('#home svg[viewBox="0 0 560 440"]')).toHaveCount(2);
  await expect(page.locator('#about svg')).toHaveCount(3);
  await expect(page.getByText('How do I pay?')).toBeVisible();
});

/** Follows an anchor with a stopped clock, and checks when the section is shown. */
async function goToAbout(page: Page) {
  await headerLink(page, 'About').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#about')).toBeAttached();
  await passTime(page, 99);
  expect(await scrolledBy(page)).toBe(0);
  await expect(page).toHaveURL('/');

  await passTime(page, 1);
  await expect(page).toHaveURL('/#about');
  await expect(sectionHeading(page, 'about')).toBeInViewport();
}

// The quote page is another document, and the not-found page a screen of the same document.
for (const path of ['/custom-quote', '/nowhere']) {
  test(`An anchor on ${path} opens the landing page, and 100 ms later the section`, async ({
    page,
    expectMessage,
  }) => {
    if (path === '/nowhere') expectMessage(/404/);
    await openWithStoppedClock(page, path);
    await goToAbout(page);
  });
}

test('An anchor pressed before hydration opens the landing page, and 100 ms later the section', async ({
  page,
}) => {
  const { release } = await holdModules(page);
  await stopClock(page);
  await page.goto('/account');
  await goToAbout(page);
  release();
});

test('The awaited section is forgotten when the visitor opens another page instead', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/custom-quote');
  const isHome = (url: URL) => url.pathname === '/';
  const left = page.waitForEvent('requestfailed', (request) => isHome(new URL(request.url())));
  await page.route(isHome, (route) => route.abort('aborted'));
  await headerLink(page, 'About').click();
  await left;

  await page.goto('/account');
  await whenHydratedAtStoppedClock(page);
  await passTime(page, 100);
  await expect(page).toHaveURL('/account');
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
  const lost = await page.title();
  await whenHydrated(page);
  await expect(heading).toHaveText('Oops! Page not found');

  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(lost);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(lost);
});

test.describe('A signed-in user', () => {
  test.use({ storageState: isSignedIn });

  test('sees another screen from its top, and returns to the scroll position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, '/');
    await whenSessionIsKnown(page);
    await scrollTo(page, 300);
    await userTrigger(page).click();
    await choice(page, 'Profile').focus();
    await page.evaluate(async () => {
      // The header becomes compact, which moves the content.
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      window.addEventListener('scroll', () => window.places?.push(Math.round(window.scrollY)));
      window.places = [];
    });
    const place = await scrolledBy(page);

    // A click would scroll the link into view first.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await page.goBack();
    const isBack = (at: number) => Math.abs(at - place) <= 2;
    await expect.poll(async () => isBack(await scrolledBy(page))).toBe(true);
    // The page jumps between the positions without animation.
    const places = (await page.evaluate(() => window.places)) ?? [];
    expect(places).toContain(0);
    expect(places.filter((at) => at !== 0 && !isBack(at))).toEqual([]);
  });
});

test('The scroll position is restored after a visit to another document', async ({ page }) => {
  await openHydrated(page, '/');
  const quote = page.getByRole('link', { name: 'Ask for a quote' });
  await quote.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await quote.click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  expect(await scrolledBy(page)).toBe(0);
  await page.goBack();
  await whenHydrated(page);
  await expect(quote).toBeInViewport();
});

test('The scroll position is restored after anchors', async ({ page }) => {
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
  await expect.poll(() => scrolledBy(page)).toBe(300);

  await headerLink(page, 'Contact').click();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
});

declare global {
  interface Window {
    places?: number[];
  }
}
