import type { ComponentProps, ReactNode } from 'react';
import * as styles from './List.css';

export interface ListProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** Each is a `<li>`. */
  children: ReactNode;
}

/** Rows with hairlines between them. Renders `<ul>`. */
export function List({ children, ref }: ListProps) {
  return (
    <ul ref={ref} className={styles.list}>
      {children}
    </ul>
  );
}
