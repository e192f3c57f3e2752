/**
 * Closes menus (`details[data-menu]`) when a link in them is followed, on a click outside, and on
 * Escape, before hydration too.
 *
 * @returns a function that removes the behaviour
 */
export function attachMenuBehaviour(page: Document): () => void {
  const openMenus = () => page.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

  const onClick = ({ target }: Event) => {
    // A button can be gone once it was pressed.
    if (!(target instanceof Element && target.isConnected)) return;
    for (const menu of openMenus()) {
      if (!menu.contains(target) || target.closest('a')) menu.open = false;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog that a menu has opened closes first.
    if (event.key !== 'Escape' || page.querySelector('dialog[open]')) return;
    for (const menu of openMenus()) {
      const hadFocus = menu.contains(page.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  };

  page.addEventListener('click', onClick);
  page.addEventListener('keydown', onKeyDown);
  return () => {
    page.removeEventListener('click', onClick);
    page.removeEventListener('keydown', onKeyDown);
  };
}
