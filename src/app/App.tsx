import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { LinkProvider, ToastProvider } from '../design-system';
import { SessionProvider } from '../features/account/SessionProvider';
import { AppLink } from './AppLink';
import { documentTitle, pageOf } from './page';
import { ScreenScroll } from './ScreenScroll';

/** Wraps every screen, the owner's as well: provides links, toasts and the session, sets the title. */
export function App() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const title = documentTitle(pageOf(useMatches()));

  useEffect(() => {
    document.title = title;
  }, [title]);

  // A new screen in the same document: moves the focus to its start, as a new document would.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
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
