import type { ReactNode } from 'react';
import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** The anchor of the page's content, such as `#content`. */
  href: string;
  children: ReactNode;
}

/** The first stop of the keyboard: past the header, to the content. Seen only while focused. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={styles.skipLink}>
      {children}
    </a>
  );
}
