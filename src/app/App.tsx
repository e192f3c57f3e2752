import { useCallback, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { focusHeading, LinkProvider, ToastProvider } from '../design-system';
import { SessionProvider } from '../features/account/SessionProvider';
import { useDocumentTitle } from '../features/page/pageName';
import { AppLink } from './AppLink';
import { documentTitle, pageOf } from './page';

/**
 * Shows a new screen from its top, and restores the scroll position on the way back. It scrolls
 * instantly, although the page scrolls smoothly to anchors.
 */
function ScreenScroll() {
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

/** Wraps every screen, the owner's as well: provides links, toasts and the session, sets the title. */
export function App() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const page = pageOf(useMatches());
  useDocumentTitle(useCallback((name?: string) => documentTitle(page, name), [page]));

  // A new screen in the same document, where a new document would say its title.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
  }, [pathname]);

  return (
    <LinkProvider value={AppLink}>
      <ToastProvider page={pathname}>
        <SessionProvider>
          <Outlet />
          <ScreenScroll />
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
