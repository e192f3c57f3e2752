import type { MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { AnchorProps } from '../design-system';
import { isNewDocument } from './newDocument';
import type { SectionState } from './sectionScroll';

/**
 * The design system's anchor, with the router behind it. Addresses of this site change the screen
 * without a new page, unless they have a document of their own; those, all others, and sections of
 * the page that is shown, are left to the browser.
 */
export function AppLink({ href, onClick, ...anchor }: AnchorProps) {
  const { pathname } = useLocation();
  const [target = '', section] = href.split('#');
  const state = section === undefined ? undefined : ({ section } satisfies SectionState);
  // A section is not in the address that is navigated to: the browser would jump before the screen.
  const navigate = useLinkClickHandler<HTMLAnchorElement>(section === undefined ? href : target, {
    state,
  });

  const isElsewhere = !href.startsWith('/') || anchor.target === '_blank';
  const isOnThisPage = section !== undefined && target === pathname;
  if (isElsewhere || isOnThisPage || isNewDocument(pathname, target)) {
    return <a href={href} onClick={onClick} {...anchor} />;
  }

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a href={href} onClick={follow} {...anchor} />;
}
