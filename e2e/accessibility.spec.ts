import process from 'node:process';
import type { Page } from '@playwright/test';
import {
  addStyles,
  findCutText,
  findObscuredStops,
  findSidewaysScroll,
  findSmallTargets,
  findViolations,
  visibleControls,
} from './support/accessibility.ts';
import { states, store } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** `npm run deep` checks every combination of state, width, colours and text size. */
const isDeep = Boolean(process.env.DEEP);

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  const widths = isDeep ? [320, 412, 1350] : [320];
  const schemes = isDeep ? (['light', 'dark', 'forced'] as const) : (['light'] as const);

  for (const { name, stored, enter } of states) {
    test(`${name} follows the accessibility rules, fits the screen and has large targets`, async ({
      page,
    }) => {
      await store(page, stored);
      const problems: string[] = [];
      for (const width of widths) {
        for (const scheme of schemes) {
          await page.setViewportSize({ width, height: 900 });
          const hasForcedColours = scheme === 'forced';
          await page.emulateMedia({
            colorScheme: scheme === 'dark' ? 'dark' : 'light',
            forcedColors: hasForcedColours ? 'active' : 'none',
            reducedMotion: 'reduce',
          });
          await enter(page);
          const found = [
            ...(await findSidewaysScroll(page)),
            ...(width < 768 ? await findSmallTargets(page) : []),
            ...(await findViolations(page, { hasForcedColours })),
          ];
          problems.push(...found.map((line) => `${width} px, ${scheme}: ${line}`));
        }
      }
      expect(problems).toEqual([]);
    });
  }
});

interface Look {
  name: string;
  width: number;
  height: number;
  /** The visitor's own style sheet. */
  styles?: string;
  /** The browser's default font size in px. */
  fontSize?: number;
}

/** The distances that a visitor may set (WCAG 1.4.12). */
const spaced = (width: number): Look => ({
  name: `spaced text at ${width} px`,
  width,
  height: 900,
  styles: `
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }
  `,
});

/** A screen of 1280 by 1024 px at 400 %. */
const zoomed: Look = { name: '400 %', width: 320, height: 256 };

const doubled = (width: number): Look => ({
  name: `double text size at ${width} px`,
  width,
  height: 900,
  styles: 'html { font-size: 200% !important; }',
});

/** Unlike a style sheet, the browser's font size also counts in media queries. */
const largeByDefault: Look = {
  name: 'a default font size of 32 px at 1280 px',
  width: 1280,
  height: 900,
  fontSize: 32,
};

const looks = isDeep
  ? [spaced(320), zoomed, spaced(1280), doubled(1280), doubled(640), largeByDefault]
  : [spaced(320), zoomed];

async function findProblems(page: Page, look: Look) {
  const sideways = () => findSidewaysScroll(page);
  if (look === zoomed) {
    return [
      ...(await sideways()),
      ...(await findCutText(page)),
      ...(await findObscuredStops(page)),
    ];
  }
  const before = await visibleControls(page);
  if (look.styles) await addStyles(page, look.styles);
  if (look.fontSize) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: look.fontSize } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${look.fontSize}px`);
  }
  const after = await visibleControls(page);
  // A larger default font selects the layout of a smaller screen, which has other controls.
  const gone = before.filter((control) => !look.fontSize && !after.includes(control));
  return [...(await sideways()), ...gone.map((control) => `${control} is gone`)];
}

test.describe('With large or spaced text', () => {
  test.use({ deviceScaleFactor: 4 });

  for (const { name, stored, enter, isReflowedDaily } of states) {
    if (!isDeep && !isReflowedDaily) continue;
    test(`${name} loses no text and no control`, async ({ page }) => {
      test.setTimeout(120_000);
      await store(page, stored);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const problems: string[] = [];
      for (const look of looks) {
        await page.setViewportSize(look);
        await enter(page);
        const found = await findProblems(page, look);
        problems.push(...found.map((problem) => `${look.name}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
});
