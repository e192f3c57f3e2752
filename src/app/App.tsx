import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { LinkProvider, ToastProvider } from '../design-system';
import { SessionProvider } from '../features/account/SessionProvider';
import { AppLink } from './AppLink';
import { documentTitle, pageOf } from './page';
import { ScreenScroll } from './ScreenScroll';

/** What every screen has around it, the owner's as well: links, toasts, the session, the title. */
export function App() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const title = documentTitle(pageOf(useMatches()));

  useEffect(() => {
    document.title = title;
  }, [title]);

  // A new screen without a new page: whoever listens or tabs starts at its top.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <LinkProvider value={AppLink}>
      <ToastProvider>
        <SessionProvider>
          <Outlet />
          <ScreenScroll />
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
