/** The header is compact once the page is scrolled by more than this, in px. */
const COMPACT_AFTER = 10;

/**
 * Makes the header compact (`html[data-scrolled]`) on a scrolled page, before hydration too.
 *
 * @returns a function that removes the behaviour
 */
export function attachFrameBehaviour(page: Document): () => void {
  const view = page.defaultView ?? window;
  const onScroll = () => {
    page.documentElement.toggleAttribute('data-scrolled', view.scrollY > COMPACT_AFTER);
  };
  // Not called here, because reading `scrollY` forces a layout. Restoring a position fires `scroll`.
  view.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    view.removeEventListener('scroll', onScroll);
    page.documentElement.removeAttribute('data-scrolled');
  };
}
