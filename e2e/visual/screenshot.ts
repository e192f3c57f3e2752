import type { Page } from '@playwright/test';
import type { ScreenshotTheme } from '../../.storybook/screenshots.ts';

/** The space below a component in px, equal to the story's padding above it. */
const MARGIN = 16;

/** Sets the theme as the theme switch does, without rendering the story again. */
export function setTheme(page: Page, theme: ScreenshotTheme) {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
      radio.checked = radio.value === name;
    }
  }, theme);
}

/** Waits until fonts and images are loaded and laid out. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        // A lazy one below the screen would never be decoded.
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    // The first frame fires the scroll event, the next one renders its effect.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * The height of the story's content in px; undefined for the height of the window, if a dialog or a
 * toast floats over the page. A fixed header at the top of the page does not count.
 */
function measure(page: Page) {
  return page.evaluate(() => {
    let end = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      if (width * height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const isInWindow = bottom > 0 && top < window.innerHeight;
      const isBelowTop = isInWindow && top > 0;
      if (element.matches(':modal')) return undefined;
      if (isBelowTop && getComputedStyle(element).position === 'fixed') return undefined;
      end = Math.max(end, bottom);
    }
    return Math.ceil(end);
  });
}

/** Takes a screenshot of the story. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  await settle(page);
  const end = await measure(page);
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (end === undefined) return page.screenshot(options);
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: end + MARGIN };
  return page.screenshot({ ...options, fullPage: true, clip });
}
