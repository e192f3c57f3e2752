import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { LinkProvider, ToastProvider } from '../design-system';
import { SiteFrame } from '../features/site-frame/SiteFrame';
import { site } from '../site';
import { AppLink } from './AppLink';
import { documentTitle, pageMeta } from './pageMeta';
import { useSectionScroll } from './useSectionScroll';

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
        <SiteFrame name={site.name} email={site.contact.email} mainRef={main}>
          <Outlet />
        </SiteFrame>
        <ScrollRestoration />
      </ToastProvider>
    </LinkProvider>
  );
}
