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
 * key: gives them one, so that each remembers its own place. Call it before the router listens.
 */
export function keyBrowserEntries() {
  window.addEventListener('popstate', () => {
    if (window.history.state !== null) return;
    window.history.replaceState({ key: `anchor-${Date.now()}`, idx: null }, '');
  });
}
