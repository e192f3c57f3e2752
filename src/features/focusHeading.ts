/** The heading of the page, if it is shown. */
const shownHeading = () =>
  [...document.querySelectorAll('h1')].find((heading) => heading.getClientRects().length > 0);

/**
 * Moves the focus to the heading of the page, for a page that changes without a new document: screen
 * readers then say where the visitor is. Without a heading, moves it to the content.
 */
export function focusHeading() {
  const start = shownHeading() ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading, and to each heading that comes later in its place, such as the one
 * of a ticket that loads: until the visitor presses the pointer or moves the focus to a control.
 * Returns a function that stops it.
 */
export function followHeading(): () => void {
  focusHeading();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.id === 'content';
    if (isLost && shownHeading()) focusHeading();
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex >= 0) stop();
  };
  function stop() {
    observer.disconnect();
    window.removeEventListener('focusin', onFocus);
    window.removeEventListener('pointerdown', stop);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('focusin', onFocus);
  window.addEventListener('pointerdown', stop);
  return stop;
}
