import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { LinkProvider, ToastProvider } from '../design-system';
import { HeaderAccount } from '../features/account/HeaderAccount';
import { SessionProvider } from '../features/account/SessionProvider';
import { SiteFrame } from '../features/site-frame/SiteFrame';
import { settings } from '../settings';
import { site } from '../site';
import { AppLink } from './AppLink';
import { documentTitle, pageMeta } from './pageMeta';
import { ScreenScroll } from './ScreenScroll';
import { useSectionScroll } from './useSectionScroll';

const DEMO_NOTE = 'This is a demo: nothing is charged, and no e-mail leaves this browser.';

/** The frame around every screen: header, footer, toasts, the page's title, focus and scrolling. */
export function App() {
  const { pathname } = useLocation();
  const title = documentTitle(pageMeta(useMatches()));
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useSectionScroll();

  useEffect(() => {
    document.title = title;
  }, [title]);

  // A new screen without a new page: whoever listens or tabs starts at its top.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <LinkProvider value={AppLink}>
      <ToastProvider>
        <SessionProvider>
          <SiteFrame
            name={site.name}
            email={site.contact.email}
            note={settings.isDemo ? DEMO_NOTE : undefined}
            account={<HeaderAccount />}
            mainRef={main}
          >
            <Outlet />
          </SiteFrame>
          <ScreenScroll />
        </SessionProvider>
      </ToastProvider>
    </LinkProvider>
  );
}
