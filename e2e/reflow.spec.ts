import process from 'node:process';
import type { Page } from '@playwright/test';
import {
  addStyles,
  findCutText,
  findObscuredStops,
  findSidewaysScroll,
  seenControls,
} from './support/reflow.ts';
import { states, store } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** The distances that a visitor may set (WCAG 1.4.12). */
const spacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

interface Look {
  name: string;
  width: number;
  height: number;
  /** What the visitor's own style sheet says. */
  styles?: string;
  /** What the visitor's browser is set to, in px. */
  fontSize?: number;
}

const spaced = (width: number): Look => ({
  name: `spaced text at ${width} px`,
  width,
  height: 900,
  styles: spacing,
});

/** A screen of 1280 by 1024 px, at 400 %. */
const magnified: Look = { name: '400 %', width: 320, height: 256 };

const twice = (width: number): Look => ({
  name: `text of twice the size at ${width} px`,
  width,
  height: 900,
  styles: 'html { font-size: 200% !important; }',
});

/** As `twice`, by the browser's own setting, which counts in media queries as well. */
const largeByDefault: Look = {
  name: 'a browser set to 32 px at 1280 px',
  width: 1280,
  height: 900,
  fontSize: 32,
};

/** What is quick enough for every run; `npm run deep` takes all of them in all states. */
const looks = process.env.DEEP
  ? [spaced(320), magnified, spaced(1280), twice(1280), twice(640), largeByDefault]
  : [spaced(320), magnified];
const everyDay = /landing page with its welcome|login dialog|quote page|template editor/;

/** What is wrong with the page as it stands, in a look that it has been put into. */
async function findProblems(page: Page, look: Look) {
  if (look === magnified) {
    return [
      ...(await findSidewaysScroll(page)),
      ...(await findCutText(page)),
      ...(await findObscuredStops(page)),
    ];
  }
  const before = await seenControls(page);
  if (look.styles) await addStyles(page, look.styles);
  if (look.fontSize) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: look.fontSize } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${look.fontSize}px`);
  }
  const after = await seenControls(page);
  // A larger setting is a smaller screen, on which some things are controlled in another way.
  const gone = before.filter((control) => !look.fontSize && !after.includes(control));
  return [
    ...(await findSidewaysScroll(page)),
    ...(await findCutText(page)),
    ...gone.map((control) => `${control} is gone`),
  ];
}

test.use({ deviceScaleFactor: 4 });

for (const { name, stored, enter } of states) {
  if (!process.env.DEEP && !everyDay.test(name)) continue;
  test(`A visitor with large or spaced text reads and reaches all of ${name}`, async ({ page }) => {
    test.setTimeout(120_000);
    await store(page, stored ? { stored } : {});
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const problems: string[] = [];
    for (const look of looks) {
      await page.setViewportSize(look);
      await enter(page);
      const found = await findProblems(page, look);
      problems.push(...found.map((problem) => `${look.name}: ${problem}`));
      if (process.env.SHOTS) {
        await page.screenshot({
          path: `${process.env.SHOTS}/${name}-${look.name}.png`,
          scale: 'css',
          fullPage: look !== magnified,
        });
      }
    }
    expect(problems).toEqual([]);
  });
}
