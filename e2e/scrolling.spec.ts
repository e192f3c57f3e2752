import type { Page } from '@playwright/test';
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

test('A visitor on another page is taken home first, and 100 ms later to the section', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/custom-quote');
  await headerLink(page, 'About').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#about')).toBeAttached();
  await passTime(page, 99);
  expect(await scrolledBy(page)).toBe(0);
  await expect(page).toHaveURL('/');

  await passTime(page, 1);
  await expect(page).toHaveURL('/#about');
  await expect(sectionHeading(page, 'about')).toBeInViewport();
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

test('A visitor sees a new page from its top, and comes back to where they were', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHydrated(page, '/');
  const quote = page.getByRole('link', { name: 'Ask for a quote' });
  await quote.scrollIntoViewIfNeeded();
  const place = await scrolledBy(page);
  await page.evaluate(() => {
    window.addEventListener('scroll', () => window.places?.push(Math.round(window.scrollY)));
    window.places = [];
  });

  // Each at once: the page does not glide from one place to the other.
  await quote.click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.places)).toEqual([0]);
  await page.goBack();
  await expect(quote).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.places)).toEqual([0, place]);
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
