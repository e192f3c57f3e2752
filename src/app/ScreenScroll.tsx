import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';

/**
 * Shows a new screen from its top, and one that a visitor comes back to where it was left; at once,
 * although anchors glide.
 */
export function ScreenScroll() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  // Before the router's layout effect, which scrolls, and after it.
  useInsertionEffect(() => {
    if (shownPath.current === pathname) return;
    document.documentElement.style.scrollBehavior = 'auto';
    // Asked for, so that it holds now: scrolling to the very top does not wait for styles.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [pathname]);
  useLayoutEffect(() => {
    shownPath.current = pathname;
    document.documentElement.style.scrollBehavior = '';
  }, [pathname]);

  return <ScrollRestoration />;
}

/**
 * Anchors on the page that is shown are left to the browser, whose entries in the history have no
 * key: gives them one, so that each remembers its own place; and the number that the router counts
 * entries by, where the browser tells of each, so that edits can hold up the way to one. Call it
 * before the router listens.
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
