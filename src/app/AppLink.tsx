import type { MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { AnchorProps } from '../design-system';
import { allPages, pages } from '../pages';
import type { SectionState } from './sectionScroll';

/** Whether the captcha provider's script runs on the page at this path. */
function hasCaptcha(pathname: string) {
  const href = pathname.replace(/(.)\/$/, '$1');
  return allPages.some((page) => page.href === href && page.hasCaptcha);
}

/**
 * Whether the browser has to load `to`, instead of the router. The captcha's page has its own content
 * security policy, which only a new document gets. Leaving that page loads a new document too, without
 * the provider's script. A file, such as a PDF, is no page of the router.
 */
function isNewDocument(from: string, to: string) {
  return hasCaptcha(from) !== hasCaptcha(to) || /\.[a-z]+(\?|$)/.test(to);
}

/**
 * The anchor that the design system renders. The router follows links to the site's own pages. The
 * browser follows the others: other sites, sections of the current page, and pages that need a new
 * document.
 */
export function AppLink({ href, onClick, ...anchor }: AnchorProps) {
  const { pathname } = useLocation();
  const [target = '', fragment] = href.split('#');
  // Navigates without the section: the browser would jump to it before the screen is rendered. Other
  // fragments are data for the page, such as the token of a guest's ticket.
  const section = target === pages.landing.href ? fragment : undefined;
  const state = section === undefined ? undefined : ({ section } satisfies SectionState);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(section === undefined ? href : target, {
    state,
  });

  const isElsewhere = !href.startsWith('/') || anchor.target === '_blank';
  const isOnThisPage = fragment !== undefined && target === pathname;
  if (isElsewhere || isOnThisPage || isNewDocument(pathname, target)) {
    return <a href={href} onClick={onClick} {...anchor} />;
  }

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a href={href} onClick={follow} {...anchor} />;
}
