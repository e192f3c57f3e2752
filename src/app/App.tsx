import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { focusHeading, LinkProvider, ToastProvider } from '../design-system';
import { SessionProvider } from '../features/account/SessionProvider';
import { useDocumentTitle } from '../features/pageName';
import { AppLink } from './AppLink';
import { documentTitle, pageOf } from './page';
import { ScreenScroll } from './ScreenScroll';

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
