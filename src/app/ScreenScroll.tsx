import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Shows a new screen from its top, and restores the scroll position on the way back. It scrolls
 * instantly, although the page scrolls smoothly to anchors.
 */
export function ScreenScroll() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // An insertion effect runs before the router's layout effect, which scrolls; the next one after it.
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
 * Adds to the history entries that the browser makes for anchors what the router's entries have: a
 * key, by which each keeps its own scroll position, and the index, by which the router blocks
 * navigation while there are unsaved edits. Call it before the router listens.
 */
export function keyBrowserEntries() {
  const numberOf = (state: { idx?: number } | null) => state?.idx ?? null;
  let number = numberOf(window.history.state);
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    const known = numberOf(window.history.state);
    if (known !== null) number = known;
    else if (number !== null && navigationType === 'push') number += 1;
  });
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    const idx = window.navigation ? number : null;
    window.history.replaceState({ key: `anchor-${Date.now()}`, idx }, '');
  });
}
