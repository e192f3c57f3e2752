import process from 'node:process';
import type { Page } from '@playwright/test';
import {
  addStyles,
  findClippedText,
  findHorizontalOverflow,
  findObscuredTabStops,
  findSmallTargets,
  findViolations,
  visibleControls,
} from './support/accessibility.ts';
import { enterState, type State, states } from './support/states.ts';
import { expect, test } from './support/test.ts';

/** `npm run deep` checks all combinations of state, width, colours and text size. */
const isDeep = Boolean(process.env.DEEP);

/** Every day, one test visits the states of a visitor, and one those with data in the storage. */
const groups = (all: readonly State[]) =>
  isDeep
    ? all.map((state) => [state])
    : [all.filter(({ storage }) => !storage), all.filter(({ storage }) => storage)];

const titleOf = ([first, ...others]: readonly State[]) =>
  `${first?.name}${others.length > 0 ? ` and ${others.length} more states` : ''}`;

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  const widths = isDeep ? [320, 412, 1350] : [320];
  const schemes = isDeep ? (['light', 'dark', 'forced'] as const) : (['light'] as const);

  for (const visited of groups(states)) {
    test(`${titleOf(visited)}: the width and the size of targets, and in depth the rules`, async ({
      page,
    }) => {
      test.slow();
      for (const state of visited) {
        for (const width of widths) {
          for (const scheme of schemes) {
            await page.setViewportSize({ width, height: 900 });
            const hasForcedColours = scheme === 'forced';
            await page.emulateMedia({
              colorScheme: scheme === 'dark' ? 'dark' : 'light',
              forcedColors: hasForcedColours ? 'active' : 'none',
              reducedMotion: 'reduce',
            });
            await enterState(page, state);
            const found = [
              ...(await findHorizontalOverflow(page)),
              ...(width < 768 ? await findSmallTargets(page) : []),
              // Every run checks the stories of each screen by the rules, in both themes.
              ...(isDeep ? await findViolations(page, { hasForcedColours }) : []),
            ];
            expect.soft(found, `${state.name} at ${width} px, ${scheme}`).toEqual([]);
          }
        }
      }
    });
  }
});

/** How a visitor enlarges or spaces the text. */
interface TextSetting {
  name: string;
  width: number;
  height: number;
  /** A style sheet of the visitor. */
  styles?: string;
  /** The browser's default font size in px. */
  fontSize?: number;
}

/** Text whose spacing the visitor has widened (WCAG 1.4.12). */
const spaced = (width: number): TextSetting => ({
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

/** A screen of 1280 by 1024 px at 400 % (WCAG 1.4.10). */
const zoomed: TextSetting = { name: '400 %', width: 320, height: 256 };

const doubled = (width: number): TextSetting => ({
  name: `double text size at ${width} px`,
  width,
  height: 900,
  styles: 'html { font-size: 200% !important; }',
});

/** Unlike a style sheet, the browser's default font size also changes media queries. */
const largeByDefault: TextSetting = {
  name: 'a default font size of 32 px at 1280 px',
  width: 1280,
  height: 900,
  fontSize: 32,
};

const textSettings = isDeep
  ? [spaced(320), zoomed, spaced(1280), doubled(1280), doubled(640), largeByDefault]
  : [spaced(320), zoomed];

async function findProblems(page: Page, setting: TextSetting) {
  if (setting === zoomed) {
    return [
      ...(await findHorizontalOverflow(page)),
      ...(await findClippedText(page)),
      ...(await findObscuredTabStops(page)),
    ];
  }
  const before = await visibleControls(page);
  if (setting.styles) await addStyles(page, setting.styles);
  if (setting.fontSize) {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: setting.fontSize } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${setting.fontSize}px`);
  }
  const after = await visibleControls(page);
  // A larger default font selects the layout of a smaller screen, which has other controls.
  const missing = before.filter((control) => !setting.fontSize && !after.includes(control));
  return [
    ...(await findHorizontalOverflow(page)),
    ...missing.map((control) => `${control} is missing`),
  ];
}

test('No page of the owner is wider than 360 px with text of twice the size', async ({ page }) => {
  test.setTimeout(120_000);
  const { styles = '', ...screen } = doubled(360);
  await page.setViewportSize(screen);
  for (const state of states.filter(({ storage }) => storage?.adminSession)) {
    await enterState(page, state);
    await addStyles(page, styles);
    expect.soft(await findHorizontalOverflow(page), state.name).toEqual([]);
  }
});

test.describe('With large or spaced text', () => {
  test.use({ deviceScaleFactor: 4 });

  for (const visited of groups(
    states.filter(({ isReflowCheckedInEveryRun }) => isDeep || isReflowCheckedInEveryRun),
  )) {
    test(`${titleOf(visited)}: the text and the controls`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const state of visited) {
        for (const setting of textSettings) {
          await page.setViewportSize(setting);
          await enterState(page, state);
          const found = await findProblems(page, setting);
          expect.soft(found, `${state.name}, ${setting.name}`).toEqual([]);
        }
      }
    });
  }
});
