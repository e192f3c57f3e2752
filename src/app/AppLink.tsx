import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AnchorProps } from '../design-system';
import { isPlainClick } from './isPlainClick';
import type { SectionState } from './useSectionScroll';

/**
 * The design system's anchor, with the router behind it. Addresses of this site change the screen
 * without a new page; all others, and sections of the page that is shown, are left to the browser.
 */
export function AppLink({ href, onClick, ...anchor }: AnchorProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [target = '', section] = href.split('#');

  const isElsewhere = !href.startsWith('/') || anchor.target === '_blank';
  const isOnThisPage = section !== undefined && target === pathname;
  if (isElsewhere || isOnThisPage) return <a href={href} onClick={onClick} {...anchor} />;

  if (section === undefined) return <Link to={href} onClick={onClick} {...anchor} />;

  const goToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(target, { state: { section } satisfies SectionState });
  };
  return <a href={href} onClick={goToSection} {...anchor} />;
}
