import { ButtonLink, Icon } from '../../design-system';
import * as styles from './BackLink.css';

export interface BackLinkProps {
  href: string;
  children: string;
}

/** Above the title of one thing, the link back to the list of all of them. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <div className={styles.back}>
      <ButtonLink variant="quiet" href={href}>
        <Icon name="arrowLeft" />
        <span>{children}</span>
      </ButtonLink>
    </div>
  );
}
