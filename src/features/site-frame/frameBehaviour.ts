/** The header is compact once the page is scrolled by more than this, in px. */
const COMPACT_AFTER = 10;

/**
 * Adds the behaviour of the frame that has to work before hydration: the compact header
 * (`html[data-scrolled]`), and menus (`details[data-menu]`) that close when a link in them is
 * followed, on a click outside, and on Escape.
 *
 * @returns a function that removes the behaviour
 */
export function attachFrameBehaviour(page: Document): () => void {
  const view = page.defaultView ?? window;

  const openMenus = () => page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

  const onScroll = () => {
    page.documentElement.toggleAttribute('data-scrolled', view.scrollY > COMPACT_AFTER);
  };

  const onClick = ({ target }: Event) => {
    if (!(target instanceof view.Element)) return;
    for (const menu of openMenus()) {
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(page.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  };

  // Not called here, because reading `scrollY` forces a layout. Restoring a position fires `scroll`.
  view.addEventListener('scroll', onScroll, { passive: true });
  page.addEventListener('click', onClick);
  page.addEventListener('keydown', onKeyDown);
  return () => {
    view.removeEventListener('scroll', onScroll);
    page.removeEventListener('click', onClick);
    page.removeEventListener('keydown', onKeyDown);
    page.documentElement.removeAttribute('data-scrolled');
  };
}
