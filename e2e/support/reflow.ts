/** Whether everything on a page can still be read and reached, however large or wide its text is. */
import type { Page } from '@playwright/test';

/** Styles as a visitor's own style sheet would add them; no policy forbids this way. */
export async function addStyles(page: Page, css: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** How far the page is wider than the screen, as a sentence, if it is. */
export async function findSidewaysScroll(page: Page) {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`the page is ${excess} px wider than the screen`] : [];
}

/** Text of which a part is cut off, or stands out of the control or the cell that it belongs to. */
export function findCutText(page: Page) {
  return page.evaluate(() => {
    // Rounding; and letters are drawn a little higher than their line.
    const SLACK = 2;
    const HEIGHT_SLACK = 6;
    const isForListenersAlone = (element: Element) => {
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
      // The captcha, which styles itself, is its provider's.
      if (isForListenersAlone(parent) || parent.closest('[style]')) continue;
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
        // What is beyond its edge can be scrolled to.
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
      // A page does not grow by what is fixed to the screen.
      const { clientWidth } = document.documentElement;
      const isLost = rects.some(({ left, right }) => left < -SLACK || right > clientWidth + SLACK);
      if (isLost && !isInScroller) found.push(`"${words}" is beyond the screen`);
    }
    return [...new Set(found)];
  });
}

const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';

/** The controls that can be seen, by what they are and say. */
export function seenControls(page: Page) {
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
 * Walks through the page by Tab, once around, and says what is in the way: a control
 * that cannot be reached, and one that has the focus where nobody can see it.
 */
export async function findObscuredStops(page: Page) {
  await page.evaluate((selector) => {
    // Left at the very top; in a dialog, wherever its own focus is.
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
  // Around the page and to where it began: a browser remembers where the focus was last.
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const { isOver, problem } = await page.evaluate(async () => {
      // The page scrolls to what has the focus when it is drawn next, and a toast makes way.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      const isNew = window.stopsToReach.delete(focused as HTMLElement);
      // Of a group of radio buttons, one is a stop.
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
      // Half of it at least, where it is no higher than the screen.
      const isObscured = bottom - top < height / 2 ? seen < 5 : seen === 0;
      return { isOver: false, problem: isObscured ? `${name} is hidden at ${place}` : undefined };
    });
    if (problem) found.push(problem);
    if (isOver) break;
  }
  const missed = await page.evaluate(() =>
    [...window.stopsToReach].map(({ outerHTML }) => `never reached: ${outerHTML.slice(0, 80)}`),
  );
  return [...new Set([...found, ...missed])];
}

declare global {
  interface Window {
    stopsToReach: Set<HTMLElement>;
  }
}
