/** Spec §9: the header is compact once the page is scrolled by this many px. */
const COMPACT_AFTER = 10;

/**
 * Brings the frame to life without React, so that it works from the first paint: the header's
 * compact state (`html[data-scrolled]`), and a menu (`details[data-menu]`) that closes when a link
 * in it is followed, when the page outside it is pressed, and on Escape.
 *
 * @returns a function that takes it all back
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

  onScroll();
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
