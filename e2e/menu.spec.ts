import {
  anchorNames,
  headerLink,
  mainNavigation,
  menuToggle,
  openHydrated,
  sectionHeading,
} from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await openHydrated(page, '/');
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  await menuToggle(page).click();
  await expect(mainNavigation(page).getByRole('link')).toHaveText(anchorNames);
});

test('A visitor can close the menu with its toggle', async ({ page }) => {
  await menuToggle(page).click();
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
});

test('A visitor can follow a link of the menu, which closes it', async ({ page }) => {
  await headerLink(page, 'Contact').click();
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  await expect(sectionHeading(page, 'contact')).toBeInViewport();
});

test('A visitor can close the menu by pressing the page beside it', async ({ page }) => {
  await page.mouse.click(4, 600);
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
});

test('A visitor can close the menu with Escape, and is back on its toggle', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(headerLink(page, 'Home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(mainNavigation(page).getByRole('link')).toHaveCount(0);
  await expect(mainNavigation(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(headerLink(page, 'Home')).toBeVisible();
});
