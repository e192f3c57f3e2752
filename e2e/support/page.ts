import type { Locator, Page } from '@playwright/test';
import { nameColour } from '../../stories/colours.ts';
import { expect } from './test.ts';

/** When the stopped clock stops: a Monday morning, within working hours. */
export const stoppedAt = new Date('2026-03-02T09:30:00.000Z');

/** The landing page's five sections as the header names them (spec §2), and their anchors. */
export const anchors = [
  ['Home', 'home'],
  ['Website Development', 'web-development'],
  ['Web Hosting', 'pricing'],
  ['About', 'about'],
  ['Contact', 'contact'],
] as const;

export const anchorNames = anchors.map(([name]) => name);

/** Waits until React has taken the page over; a page works before, but not all of it. */
export async function whenHydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Opens a page, and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await whenHydrated(page);
}

/** Stops the clock of every page that is opened from now on, at `stoppedAt`. */
export async function stopClock(page: Page) {
  // Set an hour back: it runs until it is stopped, and can only be stopped ahead of itself.
  await page.clock.install({ time: stoppedAt.getTime() - 3_600_000 });
  await page.clock.pauseAt(stoppedAt);
}

/** Lets React come to a page whose clock stands still: a browser is idle once its clock moves. */
export async function whenHydratedAtStoppedClock(page: Page) {
  await page.clock.runFor(100);
  await whenHydrated(page);
}

/**
 * Opens a page whose clock stands still, at `stoppedAt` and a moment for React to come, until
 * `passTime` moves it.
 */
export async function openWithStoppedClock(page: Page, path: string) {
  await stopClock(page);
  await page.goto(path);
  await whenHydratedAtStoppedClock(page);
}

/** Moves a stopped clock, and gives whatever that set off the time of a round trip to end. */
export async function passTime(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await page.evaluate(async () => (await fetch('/favicon.svg', { cache: 'no-store' })).text());
}

/** The toast that is shown; there is never more than one. */
export function shownToast(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Checks both texts of the toast that is shown, and that it is not in the style of errors. */
export async function expectToast(page: Page, title: string, description?: string) {
  await expectTexts(shownToast(page), title, description);
  expect(await borderOf(shownToast(page))).toBe('grey');
}

/** The same for what went wrong: in the destructive style (spec §8). */
export async function expectErrorToast(page: Page, title: string, description?: string) {
  await expectTexts(shownToast(page), title, description);
  expect(await borderOf(shownToast(page))).toBe('red');
}

async function expectTexts(toast: Locator, title: string, description: string | undefined) {
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** What people would call the colour around it. */
async function borderOf(toast: Locator) {
  return nameColour(await toast.evaluate((element) => getComputedStyle(element).borderTopColor));
}

/** How far the page is scrolled, in px. */
export function scrolledBy(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls at once, and waits until the page has answered it. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo({ top: to, behavior: 'instant' });
    await scrolled;
  }, top);
  expect(await scrolledBy(page)).toBe(top);
}

/** The link that buys something, by the beginning of its name. */
export function buyLink(page: Page, item: string) {
  return page.getByRole('link', { name: new RegExp(`^Buy ${item}\\b`) });
}

/** The header's five anchors, in a row or behind the menu. */
export function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

export function headerLink(page: Page, name: string) {
  return mainNavigation(page).getByRole('link', { name, exact: true });
}

/** What opens and closes the menu of a narrow screen. */
export function menuToggle(page: Page) {
  return mainNavigation(page).getByText('Menu', { exact: true });
}

/** A section's heading, by the section's anchor. */
export function sectionHeading(page: Page, id: string) {
  return page.locator(`#${id}`).getByRole('heading').first();
}

/** The colour of the page itself. */
export function paper(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}
