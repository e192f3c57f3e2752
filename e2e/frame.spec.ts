import type { Page } from '@playwright/test';
import {
  openHydrated,
  openWithStoppedClock,
  passTime,
  scrollTo,
  shownToast,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

/** How much of the page's top the header covers, in px. */
function coveredByHeader(page: Page) {
  return page.evaluate(() => {
    let covered = 0;
    while (document.elementFromPoint(window.innerWidth / 2, covered)?.closest('header')) {
      covered += 1;
    }
    return covered;
  });
}

test('A visitor sees the header become compact after 10 px of scrolling, and grow again', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const full = await coveredByHeader(page);
  expect(full).toBeGreaterThan(0);
  await scrollTo(page, 10);
  expect(await coveredByHeader(page)).toBe(full);
  await scrollTo(page, 11);
  await expect.poll(() => coveredByHeader(page)).toBeLessThan(full);
  await scrollTo(page, 0);
  await expect.poll(() => coveredByHeader(page)).toBe(full);
});

test('A visitor with a keyboard can skip the header', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('A visitor is welcomed 2 s after landing, and can close the welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithStoppedClock(page, '/');
  await passTime(page, 1999);
  await expect(shownToast(page)).toHaveCount(0);
  await passTime(page, 1);
  await expect(shownToast(page)).toHaveText(/^Welcome/);
  await shownToast(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(shownToast(page)).toHaveCount(0);
});

test('A visitor who goes to another page hears its title, and is in its content', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/404/);
  await openHydrated(page, '/nowhere');
  const lost = await page.title();
  await expect(page.getByRole('main')).not.toBeFocused();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/^Millrace\b/);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(page).toHaveTitle(lost);
  await expect(page.getByRole('main')).toBeFocused();
});
