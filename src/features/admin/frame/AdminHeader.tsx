import { Button, ButtonLink, Container, Heading } from '../../../design-system';
import { paths } from '../../../paths';
import { Logo } from '../../site-frame/Logo';
import * as styles from './AdminHeader.css';

export interface AdminHeaderProps {
  /** The page's first heading. */
  title: string;
  onLogOut: () => void;
}

/** The header of the admin area: where the owner is, the way to the site, and the way out. */
export function AdminHeader({ title, onLogOut }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.row}>
          <Heading level="1" size="h4">
            <Logo name={title} />
          </Heading>
          <div className={styles.actions}>
            <ButtonLink variant="quiet" href={paths.landing.href}>
              View Site
            </ButtonLink>
            <Button variant="secondary" onClick={onLogOut}>
              Logout
            </Button>
          </div>
        </div>
      </Container>
    </header>
  );
}
