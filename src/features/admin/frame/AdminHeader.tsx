import type { ReactNode } from 'react';
import { Button, ButtonLink, Container } from '../../../design-system';
import { pages } from '../../../pages';
import { Logo } from '../../site-frame/Logo';
import * as styles from './AdminHeader.css';
import { CountLink } from './CountLink';

export interface AdminHeaderProps {
  /** The name of the area. The heading of the page is the panel's. */
  title: string;
  /** Called when the owner logs out. */
  onLogOut: () => void;
  /** Links to panels, before those that it has itself. */
  links?: ReactNode;
  /** Buttons after the links to panels. */
  actions?: ReactNode;
}

/** The header of the admin area, with links to the site data and to the site, and Logout. */
export function AdminHeader({ title, onLogOut, links, actions }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.row}>
          <p className={styles.title}>
            <Logo name={title} />
          </p>
          <nav aria-label="Other panels" className={styles.actions}>
            {links}
            <CountLink page={pages.adminSiteData} subpage={pages.adminHistory} />
            {actions}
            <ButtonLink variant="quiet" href={pages.landing.href}>
              View Site
            </ButtonLink>
          </nav>
          <Button variant="secondary" onClick={onLogOut}>
            Logout
          </Button>
        </div>
      </Container>
    </header>
  );
}
