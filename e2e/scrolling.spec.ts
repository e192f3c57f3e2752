import type { Page } from '@playwright/test';
import { choice, isSignedIn, userTrigger, whenSessionIsKnown } from './support/account.ts';
import { holdModules } from './support/modules.ts';
import {
  anchorNames,
  anchors,
  headerLink,
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

/** How far a section's top is from the top of the window, in px. */
function distanceFromTop(page: Page, id: string) {
  return page
    .locator(`#${id}`)
    .evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)));
}

test('A visitor finds five anchors in the header, in order, and each leads to its section', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(mainNavigation(page).getByRole('link')).toHaveText(anchorNames);
  for (const [name, id] of anchors.toReversed()) {
    await headerLink(page, name).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(sectionHeading(page, id)).toBeInViewport();
  }
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

/** The quote page is another document, and the other one a screen of the same. */
for (const path of ['/custom-quote', '/nowhere']) {
  test(`A visitor of ${path} is taken home first, and 100 ms later to the section`, async ({
    page,
    expectMessage,
  }) => {
    if (path === '/nowhere') expectMessage(/404/);
    await openWithStoppedClock(page, path);
    await goToAbout(page);
  });
}

test('A visitor who is quicker than React is taken home first, and then to the section', async ({
  page,
}) => {
  const { letGo } = await holdModules(page);
  await stopClock(page);
  await page.goto('/account');
  await goToAbout(page);
  letGo();
});

/** Goes to a section of the landing page with a stopped clock, and checks when it is shown. */
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

test('A visitor who goes elsewhere on the way home is led to no section there', async ({
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

test('A visitor on another page gets home with the logo, and with Home', async ({ page }) => {
  for (const name of ['Millrace', 'Home']) {
    await openHydrated(page, '/custom-quote');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL('/#home');
    await expect.poll(() => scrolledBy(page)).toBe(0);
  }
});

test('A visitor at the end of the page gets back to its top', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => scrolledBy(page)).toBe(0);
});

test.describe('Somebody who is signed in', () => {
  test.use({ storageState: isSignedIn });

  test('sees another screen from its top, and comes back to where they were', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHydrated(page, '/');
    await whenSessionIsKnown(page);
    await scrollTo(page, 300);
    await userTrigger(page).click();
    await choice(page, 'Profile').focus();
    await page.evaluate(async () => {
      // The header becomes compact, which moves what is below it.
      await new Promise(requestAnimationFrame);
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      window.addEventListener('scroll', () => window.places?.push(Math.round(window.scrollY)));
      window.places = [];
    });
    const place = await scrolledBy(page);

    // By keyboard, for which nothing has to be scrolled into view.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await page.goBack();
    const isBack = (at: number) => Math.abs(at - place) <= 2;
    await expect.poll(async () => isBack(await scrolledBy(page))).toBe(true);
    // Each at once: the page does not glide from one place to the other.
    const between = (await page.evaluate(() => window.places ?? [])).filter(
      (at) => at !== 0 && !isBack(at),
    );
    expect(between).toEqual([]);
  });
});

test('A visitor sees a new page from its top, and comes back to where they were', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const quote = page.getByRole('link', { name: 'Ask for a quote' });
  // At once, and far enough that nothing has to be scrolled for the click.
  await quote.evaluate((link) => link.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await quote.click();
  await expect(page).toHaveURL('/custom-quote');
  await whenHydrated(page);
  expect(await scrolledBy(page)).toBe(0);
  await page.goBack();
  await whenHydrated(page);
  // Not to the pixel: the site's letters may come too late for the first look, not for the second.
  await expect(quote).toBeInViewport();
});

test('A visitor comes back from an anchor to where they were', async ({ page }) => {
  await openHydrated(page, '/');
  await scrollTo(page, 300);
  await headerLink(page, 'Contact').click();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
  await headerLink(page, 'Web Hosting').click();
  await expect.poll(() => distanceFromTop(page, 'pricing')).toBeLessThan(120);

  await page.goBack();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
  await page.goBack();
  await expect.poll(() => scrolledBy(page)).toBe(300);

  // An anchor leads to its section, wherever the page was left the last time.
  await headerLink(page, 'Contact').click();
  await expect.poll(() => distanceFromTop(page, 'contact')).toBeLessThan(120);
});

declare global {
  interface Window {
    places?: number[];
  }
}
