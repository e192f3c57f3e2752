import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Filters.css';

export interface FiltersProps extends Pick<ComponentProps<'search'>, 'ref'> {
  /** A `FilterField` with the search, and other controls beside it. */
  children: ReactNode;
}

/** The controls that filter a list below them. Not printed. Renders `<search>`. */
export function Filters({ children, ref }: FiltersProps) {
  return (
    <search ref={ref} className={styles.filters}>
      {children}
    </search>
  );
}
