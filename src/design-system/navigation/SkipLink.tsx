import type { ComponentProps, ReactNode } from 'react';
import * as styles from './SkipLink.css';

export interface SkipLinkProps extends Pick<ComponentProps<'a'>, 'ref'> {
  /** The anchor of the content, such as `#content`. */
  href: string;
  children: ReactNode;
}

/** The first link of a page: skips the header. Visible only while focused. */
export function SkipLink({ children, ...anchor }: SkipLinkProps) {
  return (
    <a {...anchor} className={styles.skipLink}>
      {children}
    </a>
  );
}
