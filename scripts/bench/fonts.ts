import type { Browser, Page } from 'playwright';
import { watchShifts } from './shifts.ts';

/** How many ms the fonts are delayed, so that the page is painted without them. */
const DELAY = 1_200;

/** How long a font may take to show before the measurement ends, in ms. */
const LONGEST = 3_000;

/** From the narrowest phone to the widest desktop, in px. */
export const fontWidths = [
  320, 360, 390, 412, 480, 600, 768, 834, 1024, 1280, 1440, 1600, 1920,
] as const;

const webFont = /^(Bricolage|Figtree)/;

/** The number of lines of each heading. */
const headingLines = (page: Page) =>
  page.locator('h1, h2, h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    }),
  );

/**
 * Shows a page whose fonts arrive late, as on a first visit with a slow network: how many ms after
 * their arrival they show, how far the page shifts, and how many headings change their lines.
 */
export async function showLateFonts(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const shifted = await watchShifts(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  let arrivedAt = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') arrivedAt = performance.now();
  });
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');

  /** Whether the title and a text show the web fonts. */
  async function isShown() {
    const { root } = await session.send('DOM.getDocument');
    for (const selector of ['h1', 'footer a']) {
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector,
      });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      if (fonts.some(({ familyName }) => !webFont.test(familyName))) return false;
    }
    return true;
  }

  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.waitForTimeout(DELAY);
  const before = await headingLines(page);
  release();
  do await page.waitForTimeout(20);
  while (!arrivedAt || (performance.now() - arrivedAt < LONGEST && !(await isShown())));
  const shownAfter = performance.now() - arrivedAt;
  const after = await headingLines(page);
  const shift = await shifted();
  await context.close();
  const rewrapped = before.filter((lines, index) => lines !== after[index]).length;
  return { shownAfter, shift, rewrapped };
}
