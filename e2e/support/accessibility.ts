/** Checks of the page in its current state. Each problem is one line of text. */
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

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';

const withoutContrast = {
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: false },
};

/**
 * Violations that axe finds within an element, on a whole page also of its title (WCAG 2.4.2) and its language
 * (WCAG 3.1.1). It cannot check the contrast of forced colours.
 */
export async function findViolations(
  page: Page,
  { hasForcedColours, within = 'html' }: { hasForcedColours: boolean; within?: string },
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    ([selector, options]) => Reflect.get(window, 'axe').run(selector, options),
    [within, hasForcedColours ? { ...everyRule, rules: withoutContrast } : everyRule] as const,
  )) as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Controls smaller than 44 × 44 px (WCAG 2.5.8): a tap 21 px from their centre misses them. */
export function findSmallTargets(page: Page) {
  return page.evaluate((selector) => {
    const REACH = 21;
    // The skip link and visually hidden controls are clipped.
    const isVisible = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(control).clipPath === 'none';
    // A link in a sentence may be small. The captcha, which has inline styles, is the provider's.
    const isChecked = (control: HTMLElement) =>
      getComputedStyle(control).display !== 'inline' && !control.hasAttribute('style');
    const isHit = (control: HTMLElement, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      // A toast covers a control only for a while.
      if (hit?.closest('[data-toast]')) return true;
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return [control, ...labels].some((each) => each.contains(hit));
    };
    const scope = document.querySelector('dialog:modal') ?? document;
    return [...scope.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => isVisible(control) && isChecked(control))
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const target =
          control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
            ? (control.closest('label') ?? control)
            : control;
        const { left, top, width, height } = target.getBoundingClientRect();
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
  }, controls);
}

/** Adds styles as a visitor's own style sheet would. The policy does not restrict adopted ones. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Whether the page is wider than the screen. */
export async function findHorizontalOverflow(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`the page is ${excess} px wider than the screen`] : [];
}

/** Text that is clipped, beyond the screen, or overflows its control or cell (WCAG 1.4.4). */
export function findClippedText(page: Page) {
  return page.evaluate(() => {
    // Tolerances in px, for rounding and for glyphs that are higher than their line.
    const WIDTH_TOLERANCE = 2;
    const HEIGHT_TOLERANCE = 6;
    const isVisuallyHidden = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).clipPath !== 'none') return true;
      }
      return false;
    };
    const scope = document.querySelector('dialog:modal') ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const problems: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The captcha, which has inline styles, is the provider's.
      if (isVisuallyHidden(parent) || parent.closest('[style]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      let isInScroller = false;
      const excerpt = node.textContent.trim().slice(0, 40);
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, display, position } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        // What overflows a scroll container can be scrolled to.
        isInScroller = /auto|scroll/.test(overflowX + overflowY);
        if (isInScroller) break;
        const mustContain = box.matches('button, summary, label, td, th, a, [role="tab"]');
        const { left, right, top, bottom } = box.getBoundingClientRect();
        for (const rect of rects) {
          const isTooWide =
            rect.left < left - WIDTH_TOLERANCE || rect.right > right + WIDTH_TOLERANCE;
          const isTooHigh =
            rect.top < top - HEIGHT_TOLERANCE || rect.bottom > bottom + HEIGHT_TOLERANCE;
          if (isTooWide && (mustContain || /hidden|clip/.test(overflowX))) {
            problems.push(`"${excerpt}" is wider than its ${box.tagName} ${box.className}`);
          }
          if (isTooHigh && (mustContain || /hidden|clip/.test(overflowY))) {
            problems.push(`"${excerpt}" is higher than its ${box.tagName} ${box.className}`);
          }
        }
        if (position === 'fixed') break;
      }
      // A fixed element does not widen the page, so that only this check finds it.
      const { clientWidth } = document.documentElement;
      const isOffScreen = rects.some(
        ({ left, right }) => left < -WIDTH_TOLERANCE || right > clientWidth + WIDTH_TOLERANCE,
      );
      if (isOffScreen && !isInScroller) problems.push(`"${excerpt}" is beyond the screen`);
    }
    return [...new Set(problems)];
  });
}

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

/**
 * Presses Tab through the page. Finds controls that Tab does not reach (WCAG 2.1.1), as behind a focus trap
 * (WCAG 2.1.2), or that are covered while focused (WCAG 2.4.11).
 */
export async function findObscuredTabStops(page: Page) {
  await page.evaluate((selector) => {
    // Starts at the top of the page. A dialog has moved the focus to its first control.
    if (!document.querySelector('dialog:modal')) {
      (document.activeElement as HTMLElement | null)?.blur();
      window.scrollTo(0, 0);
    }
    const scope = document.querySelector('dialog:modal') ?? document;
    const isTabStop = (control: HTMLElement) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true });
    window.tabStopsLeft = new Set(
      [...scope.querySelectorAll<HTMLElement>(selector)].filter(isTabStop),
    );
    window.tabStopsLeft.delete(document.activeElement as HTMLElement);
  }, controls);
  const problems: string[] = [];
  // Once around the page, because Tab starts at the last focused element.
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const { isDone, problem } = await page.evaluate(async () => {
      // In these frames, the page scrolls to the focused element, and a toast moves away from it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      const isNew = window.tabStopsLeft.delete(focused as HTMLElement);
      // A group of radio buttons has one tab stop.
      if (focused instanceof HTMLInputElement && focused.type === 'radio') {
        for (const each of window.tabStopsLeft) {
          if (each instanceof HTMLInputElement && each.name === focused.name) {
            window.tabStopsLeft.delete(each);
          }
        }
      }
      if (window.tabStopsLeft.size === 0 && !isNew) return { isDone: true };
      if (!focused || focused === document.body) return { isDone: false };
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
      const isVisibleAt = (x: number, y: number) => {
        const hit = document.elementFromPoint(
          inside.left + (inside.right - inside.left) * x,
          inside.top + (inside.bottom - inside.top) * y,
        );
        return hit !== null && (target.contains(hit) || hit.contains(target));
      };
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => isVisibleAt(x, y)));
      const isInside = inside.right > inside.left && inside.bottom > inside.top;
      const visiblePoints = isInside ? points.filter(Boolean).length : 0;
      const name = `${focused.tagName} "${focused.textContent?.trim().slice(0, 40) || focused.getAttribute('name')}"`;
      const place = `${Math.round(top)} to ${Math.round(bottom)} of ${height} px`;
      // A control less than half as high as the screen must show at least half of itself.
      const isObscured = bottom - top < height / 2 ? visiblePoints < 5 : visiblePoints === 0;
      return { isDone: false, problem: isObscured ? `${name} is hidden at ${place}` : undefined };
    });
    if (problem) problems.push(problem);
    if (isDone) break;
  }
  // A toast may have closed meanwhile.
  const missed = await page.evaluate(() =>
    [...window.tabStopsLeft]
      .filter(({ isConnected }) => isConnected)
      .map(({ outerHTML }) => `never reached: ${outerHTML.slice(0, 80)}`),
  );
  return [...new Set([...problems, ...missed])];
}

declare global {
  interface Window {
    tabStopsLeft: Set<HTMLElement>;
  }
}
