import type { ComponentProps, ReactNode } from 'react';
import * as styles from './layout.css';

export const listPaddings = ['none', 'sm', 'lg'] as const;
export const listLines = ['all', 'between'] as const;

export interface ListProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** Each is a `<li>`. */
  children: ReactNode;
  /** The space above and below the content of each row. Default `none`, for rows that are controls. `lg`: for rows with buttons. */
  padding?: (typeof listPaddings)[number];
  /** `between` has no hairline above the first and below the last row, for a box with edges of its own. Default `all`. */
  lines?: (typeof listLines)[number];
}

/** Rows with hairlines between them. Renders `<ul>`. */
export function List({ children, padding = 'none', lines = 'all', ref }: ListProps) {
  const classes = `${styles.listLines[lines]} ${styles.listPaddings[padding]}`;
  return (
    <ul role="list" ref={ref} className={classes}>
      {children}
    </ul>
  );
}
