import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Shows a new screen from its top, and restores the scroll position on the way back. It scrolls
 * instantly, although the page scrolls smoothly to anchors.
 */
export function ScreenScroll() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // The router scrolls in a layout effect: this insertion effect runs before it, the next effect after.
  useInsertionEffect(() => {
    if (shownPath.current === pathname) return;
    document.documentElement.style.scrollBehavior = 'auto';
    // Forces the style now: scrolling to the very top does not wait for pending styles.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [pathname]);
  useLayoutEffect(() => {
    shownPath.current = pathname;
    document.documentElement.style.scrollBehavior = '';
  }, [pathname]);

  return <ScrollRestoration />;
}

/**
 * Adds the router's state to history entries that the browser creates for anchors: a key, under which
 * the entry's scroll position is stored, and an index, which the router needs to block navigation
 * while there are unsaved edits. Call it before the router listens.
 */
export function addStateToAnchorEntries() {
  const indexOf = (state: { idx?: number } | null) => state?.idx ?? null;
  let index = indexOf(window.history.state);
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    const known = indexOf(window.history.state);
    if (known !== null) index = known;
    else if (index !== null && navigationType === 'push') index += 1;
  });
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    const idx = window.navigation ? index : null;
    window.history.replaceState({ key: `anchor-${Date.now()}`, idx }, '');
  });
}
