import type { ComponentProps, ReactNode } from 'react';
import * as styles from './List.css';

export const listPaddings = ['none', 'sm'] as const;

export interface ListProps extends Pick<ComponentProps<'ul'>, 'ref'> {
  /** Each is a `<li>`. */
  children: ReactNode;
  /** The space above and below the content of each row. Default `none`, for rows that are controls. */
  padding?: (typeof listPaddings)[number];
}

/** Rows with hairlines between them. Renders `<ul>`. */
export function List({ children, padding = 'none', ref }: ListProps) {
  return (
    <ul ref={ref} className={`${styles.list} ${styles.paddings[padding]}`}>
      {children}
    </ul>
  );
}
