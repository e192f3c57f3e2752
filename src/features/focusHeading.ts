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
