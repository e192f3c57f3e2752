/**
 * Moves the focus to the heading of the page, for a page that changes without a new document: screen
 * readers then say where the visitor is. Until there is a heading, moves it to the content.
 */
export function focusHeading() {
  const start = document.querySelector<HTMLElement>('h1') ?? document.getElementById('content');
  if (!start) return;
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
