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
