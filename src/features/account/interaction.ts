/** On `<html>` once the visitor has used the document. */
const USED = 'data-used';

const presses = ['keydown', 'pointerdown', 'wheel'] as const;

/** For the boot script: marks the document when the visitor uses it, also before hydration. */
export function markUse(page: Document) {
  for (const type of presses) {
    const mark = () => page.documentElement.setAttribute(USED, '');
    page.addEventListener(type, mark, { once: true, passive: true });
  }
}

export const isUsed = () => document.documentElement.hasAttribute(USED);

/**
 * Calls the listener when the visitor presses a key or the pointer, scrolls, or moves the focus to a
 * control. Scripts move the focus to headings, which a visitor's Tab never reaches, and have scrolled
 * the page before this is called. Returns a function that stops listening.
 */
export function onInteraction(listener: () => void) {
  const top = window.scrollY;
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0) listener();
  };
  const onScroll = () => {
    if (window.scrollY !== top) listener();
  };
  // In the bubble phase: React first handles the press of a button that the listener removes.
  for (const type of presses) window.addEventListener(type, listener, { passive: true });
  window.addEventListener('focusin', onFocus);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    for (const type of presses) window.removeEventListener(type, listener);
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('scroll', onScroll);
  };
}
