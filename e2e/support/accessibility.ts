/** Checks that find problems of the page in its current state, one line each. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule, including AAA, best practice and experimental ones. */
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

/** Violations that axe finds. It does not know forced colours, so it does not check their contrast. */
export async function findViolations(
  page: Page,
  { hasForcedColours }: { hasForcedColours: boolean },
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    (options) => Reflect.get(window, 'axe').run(document, options),
    hasForcedColours ? { ...everyRule, rules: withoutContrast } : everyRule,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Controls smaller than 44 × 44 px: a tap 21 px from their centre misses them. */
export function findSmallTargets(page: Page) {
  return page.evaluate(() => {
    const REACH = 21;
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';
    // The skip link and visually hidden controls are clipped.
    const isVisible = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).clipPath === 'none';
    // A link in a sentence is as high as its line. The captcha, which has inline styles, is not ours.
    const isOurs = (control: HTMLElement) =>
      getComputedStyle(control).display !== 'inline' && !control.hasAttribute('style');
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A toast covers a control only for a while.
      if (hit?.closest('[data-toast]')) return true;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels].some((each) => each.contains(hit));
    };
    const scope = document.querySelector('dialog:modal') ?? document;
    return [...scope.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isVisible(control) && isOurs(control))
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

/** Adds a visitor's own styles. No policy forbids adopted style sheets. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** By how much the page is wider than the screen. */
export async function findSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`the page is ${excess} px wider than the screen`] : [];
}

/** Text that is clipped, or overflows its control or cell. */
export function findCutText(page: Page) {
  return page.evaluate(() => {
    // In px: for rounding, and for glyphs higher than their line.
    const SLACK = 2;
    const HEIGHT_SLACK = 6;
    const isVisuallyHidden = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none') return true;
      }
      return false;
    };
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The captcha, which has inline styles, is not ours.
      if (isVisuallyHidden(parent) || parent.closest('[style]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      let isInScroller = false;
      const words = node.textContent.trim().slice(0, 40);
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, display, position } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        // Overflow of a scroll container can be scrolled to.
        isInScroller = /auto|scroll/.test(overflowX + overflowY);
        if (isInScroller) break;
        const holds = box.matches('button, summary, label, td, th, a, [role="tab"]');
        const { left, right, top, bottom } = box.getBoundingClientRect();
        for (const rect of rects) {
          const isBeside = rect.left < left - SLACK || rect.right > right + SLACK;
          const isAbove = rect.top < top - HEIGHT_SLACK || rect.bottom > bottom + HEIGHT_SLACK;
          if (isBeside && (holds || /hidden|clip/.test(overflowX))) {
            found.push(`"${words}" is wider than its ${box.tagName} ${box.className}`);
          }
          if (isAbove && (holds || /hidden|clip/.test(overflowY))) {
            found.push(`"${words}" is higher than its ${box.tagName} ${box.className}`);
          }
        }
        if (position === 'fixed') break;
      }
      // Fixed elements do not extend the page.
      const { clientWidth } = document.documentElement;
      const isLost = rects.some(({ left, right }) => left < -SLACK || right > clientWidth + SLACK);
      if (isLost && !isInScroller) found.push(`"${words}" is beyond the screen`);
    }
    return [...new Set(found)];
  });
}

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';

/** The visible controls, by element, text, name and value. */
export function visibleControls(page: Page) {
  return page.evaluate((selector) => {
    const scope = document.querySelector('dialog:modal') ?? document;
    return [...scope.querySelectorAll<HTMLElement>(selector)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.getBoundingClientRect().width > 0 &&
          !control.closest('[data-toast]'),
      )
      .map((control) => {
        const { tagName, textContent } = control;
        const name = control.getAttribute('name') ?? control.getAttribute('aria-label') ?? '';
        const value = control instanceof HTMLInputElement ? control.value : '';
        return `${tagName} ${textContent?.replace(/\s+/g, ' ').trim()} ${name} ${value}`.trim();
      });
  }, controls);
}

/** Presses Tab through the whole page. Finds controls that are not reached, or covered while focused. */
export async function findObscuredStops(page: Page) {
  await page.evaluate((selector) => {
    // Starts at the top of the page, or at the dialog's own focus.
    if (!document.querySelector('dialog:modal')) {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, 0);
    }
    const scope = document.querySelector('dialog:modal') ?? document;
    const isStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true });
    window.stopsToReach = new Set(
      [...scope.querySelectorAll<HTMLElement>(selector)].filter(isStop),
    );
    window.stopsToReach.delete(document.activeElement as HTMLElement);
  }, controls);
  const found: string[] = [];
  // Once around the page, because the browser starts from the last focused element.
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const { isOver, problem } = await page.evaluate(async () => {
      // In the next frames, the page scrolls to the focused element and a toast moves away.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      const isNew = window.stopsToReach.delete(focused as HTMLElement);
      // A group of radio buttons has one tab stop.
      if (focused instanceof HTMLInputElement && focused.type === 'radio') {
        for (const each of window.stopsToReach) {
          if (each instanceof HTMLInputElement && each.name === focused.name) {
            window.stopsToReach.delete(each);
          }
        }
      }
      if (window.stopsToReach.size === 0 && !isNew) return { isOver: true };
      if (!focused || focused === document.body) return { isOver: false };
      const target = focused.matches('input[type=radio], input[type=checkbox]')
        ? (focused.closest('label') ?? focused)
        : focused;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const width = document.documentElement.clientWidth;
      const height = window.innerHeight;
      const inside = {
        left: Math.max(left, 0),
        right: Math.min(right, width),
        top: Math.max(top, 0),
        bottom: Math.min(bottom, height),
      };
      const isSeenAt = (x: number, y: number) => {
        const hit = document.elementFromPoint(
          inside.left + (inside.right - inside.left) * x,
          inside.top + (inside.bottom - inside.top) * y,
        );
        return hit !== null && (target.contains(hit) || hit.contains(target));
      };
      const parts = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => isSeenAt(x, y)));
      const isInside = inside.right > inside.left && inside.bottom > inside.top;
      const seen = isInside ? parts.filter(Boolean).length : 0;
      const name = `${focused.tagName} "${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('name')}"`;
      const place = `${Math.round(top)} to ${Math.round(bottom)} of ${height} px`;
      // A control lower than half the screen must show at least half of itself.
      const isObscured = bottom - top < height / 2 ? seen < 5 : seen === 0;
      return { isOver: false, problem: isObscured ? `${name} is hidden at ${place}` : undefined };
    });
    if (problem) found.push(problem);
    if (isOver) break;
  }
  // The toast may close during the walk.
  const missed = await page.evaluate(() =>
    [...window.stopsToReach]
      .filter(({ isConnected }) => isConnected)
      .map(({ outerHTML }) => `never reached: ${outerHTML.slice(0, 80)}`),
  );
  return [...new Set([...found, ...missed])];
}

declare global {
  interface Window {
    stopsToReach: Set<HTMLElement>;
  }
}
