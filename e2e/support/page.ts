import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The time of the stopped clock: a Monday morning, within working hours. */
export const stoppedAt = new Date('2026-03-02T09:30:00.000Z');

/** The application's scripts. The boot script is inline. */
const modulePattern = '**/assets/*.js';

/** Delays the requests that match the pattern until `release` is called. */
export async function holdRequests(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Delays hydration until `release` is called. */
export const holdModules = (page: Page) => holdRequests(page, modulePattern);

/** Waits until React has hydrated the page. */
export async function whenHydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Opens a page, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await whenHydrated(page);
}

/** Stops the clock of every page that is opened from now on, at `stoppedAt`. */
export async function stopClock(page: Page) {
  // The clock can only be stopped at a later time than it shows, so it starts an hour earlier.
  await page.clock.install({ time: stoppedAt.getTime() - 3_600_000 });
  await page.clock.pauseAt(stoppedAt);
}

/** Waits for the first paint, after which the site sets its timers. */
export async function whenPainted(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(() => resolve(null)).observe({ type: 'paint', buffered: true });
      }),
  );
}

/**
 * Waits for hydration with a stopped clock. It starts after the first paint, in an idle callback, which
 * needs the clock.
 */
export async function whenHydratedAtStoppedClock(page: Page) {
  await whenPainted(page);
  await page.clock.runFor(100);
  await whenHydrated(page);
}

/** Opens a page and hydrates it with the clock stopped at `stoppedAt`. `passTime` moves the clock. */
export async function openWithStoppedClock(page: Page, path: string) {
  await stopClock(page);
  await page.goto(path);
  await whenHydratedAtStoppedClock(page);
}

/** Advances the stopped clock. Then waits for a request and its answer, so that effects complete. */
export async function passTime(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await page.evaluate(async () => (await fetch('/favicon.svg', { cache: 'no-store' })).text());
}

/** The visible toast. There is at most one. */
export function visibleToast(page: Page) {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** Checks the texts of the visible toast. The stories check its tone. */
export async function expectToast(page: Page, title: string, description?: string) {
  const toast = visibleToast(page);
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}

/** The vertical scroll position in px. */
export function scrollPosition(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls without animation, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (to) => {
    const scrolled = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo({ top: to, behavior: 'instant' });
    await scrolled;
  }, top);
  expect(await scrollPosition(page)).toBe(top);
}

/** The payment link of a package or a plan, by the start of its name. */
export function buyLink(page: Page, item: string) {
  return page.getByRole('link', { name: new RegExp(`^Buy ${item}\\b`) });
}

/** Follows a payment link, and returns the new tab with the payment page. */
export async function buy(page: Page, item: string) {
  const [paymentPage] = await Promise.all([
    page.waitForEvent('popup'),
    buyLink(page, item).click(),
  ]);
  return paymentPage;
}

/** The header's five anchors, in a row or behind the menu. */
export function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

export function headerLink(page: Page, name: string) {
  return mainNavigation(page).getByRole('link', { name, exact: true });
}

/** The toggle of the menu on a narrow screen. */
export function menuToggle(page: Page) {
  return mainNavigation(page).getByText('Menu', { exact: true });
}

/** The first heading of the section with this id. */
export function sectionHeading(page: Page, id: string) {
  return page.locator(`#${id}`).getByRole('heading').first();
}

export function backgroundColour(page: Page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Moves the focus by repeated presses of a key. Tabs move it a moment after the key. */
export async function moveFocusTo(target: Locator, key: 'Tab' | 'ArrowRight' = 'Tab') {
  const page = target.page();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) {
    const previous = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page.waitForFunction((element) => document.activeElement !== element, previous);
  }
  await expect(target).toBeFocused();
}

/** Presses a control with the keyboard. */
export async function press(target: Locator) {
  await moveFocusTo(target);
  await target.page().keyboard.press('Enter');
}

/** Replaces the text of a field with the keyboard. */
export async function write(field: Locator, text: string) {
  await moveFocusTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}

/** A value in `localStorage`, parsed; null when the key is absent. */
export function readStorage<T>(page: Page, key: string): Promise<T | null> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);
}

/** Fills `localStorage` to the last character. */
export async function fillStorage(page: Page) {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`piece of ${size}`, 'x'.repeat(size));
      } catch {
        // There is no room for this piece. The next one is half its size.
      }
    }
  });
}

/** The button of the menu with the owner's name. */
export const ownersMenu = (page: Page) => page.locator('summary', { hasText: 'owner menu' });

/** Opens the menu with the owner's name, on a wide screen. */
export const openOwnersMenu = (page: Page) => ownersMenu(page).click();

/** On how many sheets of A4 paper it is printed, or saved as PDF. */
export async function countSheets(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
