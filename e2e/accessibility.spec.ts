import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { states, store } from './support/states.ts';
import { expect, test } from './support/test.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule, AAA, best practice and experimental ones with them. */
const everyRule: RunOptions = {
  runOnly: {
    type: 'tag',
    values: [
      ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      ...['best-practice', 'ACT', 'experimental'],
    ],
  },
  resultTypes: ['violations'],
};

const withoutContrast = {
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: false },
};

interface Look {
  width: number;
  colours: 'light' | 'dark' | 'forced';
}

const widths = [320, 412, 1350];
const everyLook = widths.flatMap((width) =>
  (['light', 'dark', 'forced'] as const).map((colours): Look => ({ width, colours })),
);

/** What is quick enough for every run; `npm run deep` takes them all. */
const looks: readonly Look[] = process.env.DEEP
  ? everyLook
  : [
      { width: 320, colours: 'light' },
      { width: 1350, colours: 'dark' },
    ];

async function put(page: Page, { width, colours }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    forcedColors: colours === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
}

/** What is wrong with the page as it stands, one line each. */
async function findViolations(page: Page, { colours }: Look) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    (options) => Reflect.get(window, 'axe').run(document, options),
    // Forced colours are the visitor's own, and axe still reads ours.
    colours === 'forced' ? { ...everyRule, rules: withoutContrast } : everyRule,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Controls of ours that a finger misses 21 px from their middle: they are smaller than 44 × 44. */
function findSmallTargets(page: Page) {
  return page.evaluate(() => {
    const REACH = 21;
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';
    // The skip link is clipped until it has the focus, as is what is for listeners alone.
    const isSeen = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).clipPath === 'none';
    // A link in a sentence is as high as its line; the captcha, which styles itself, its provider's.
    const isOurs = (control: HTMLElement) =>
      getComputedStyle(control).display !== 'inline' && !control.hasAttribute('style');
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A toast passes; what it lies upon is there again then.
      if (hit?.closest('[data-toast]')) return true;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels].some((each) => each.contains(hit));
    };
    const scope = document.querySelector('dialog:modal') ?? document;
    return [...scope.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isSeen(control) && isOurs(control))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const labelled =
          control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
            ? (control.closest('label') ?? control)
            : control;
        const { left, top, width, height } = labelled.getBoundingClientRect();
        const x = left + width / 2;
        const y = top + height / 2;
        return ![
          [x - REACH, y],
          [x + REACH, y],
          [x, y - REACH],
          [x, y + REACH],
        ].every(([atX = 0, atY = 0]) => isHit(control, atX, atY));
      })
      .map(
        ({ tagName, innerText, outerHTML }) => `${tagName} ${innerText || outerHTML.slice(0, 80)}`,
      );
  });
}

test.use({ hasTouch: true, isMobile: true });

for (const { name, stored, enter } of states) {
  test(`Nobody is shut out of ${name}`, async ({ page }) => {
    await store(page, stored ? { stored } : {});
    const problems: string[] = [];
    for (const look of looks) {
      await put(page, look);
      await enter(page);
      const place = `${look.width} px, ${look.colours}`;
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) problems.push(`${place}: ${tooWide} px wider than the screen`);
      if (look.width < 768) {
        problems.push(...(await findSmallTargets(page)).map((line) => `${place}: ${line}`));
      }
      problems.push(...(await findViolations(page, look)).map((line) => `${place}: ${line}`));
    }
    expect(problems).toEqual([]);
  });
}
