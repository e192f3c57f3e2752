import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { screenshotThemes } from '../../.storybook/screenshots.ts';

/** What is left free below a component, in px, as its story leaves it free above. */
const MARGIN = 16;

/** Repaints the page as its theme switch does; nothing else of the story changes. */
export function paint(page: Page, theme: (typeof screenshotThemes)[number]) {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
      radio.checked = radio.value === name;
    }
  }, theme);
}

/** Waits until everything that the story shows has arrived and been laid out. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // The first frame tells the page where it is now scrolled to; the next shows its answer.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * How far down the picture goes, in px: to the end of what the story shows. What floats over the
 * page, such as a dialog or a toast, belongs to the window: undefined stands for the window's end.
 * A header floats as well, but at the page's own top.
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

/** Takes the picture of what the page shows. */
export async function takePicture(page: Page): Promise<Buffer> {
  await settle(page);
  const end = await measure(page);
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (end === undefined) return page.screenshot(options);
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: end + MARGIN };
  return page.screenshot({ ...options, fullPage: true, clip });
}

/** Packs a picture for keeping, without loss: flat areas take the least room unfiltered. */
export function pack(picture: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(picture), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
}
