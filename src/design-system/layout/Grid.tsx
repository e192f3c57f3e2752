import type { ReactNode } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './Grid.css';

export const gridColumns = ['narrow', 'medium', 'wide'] as const;
export const gridElements = ['div', 'ul', 'dl'] as const;

export interface GridProps {
  children: ReactNode;
  /** The least width of a column (12, 17 or 24 rem); as many stand side by side as fit. Default `medium`. */
  columns?: (typeof gridColumns)[number];
  /** The space between the cells. Default `lg`. */
  gap?: Space;
  /** The element rendered. Default `div`. */
  as?: (typeof gridElements)[number];
}

/** Equal columns, as many as fit; no breakpoints. */
export function Grid({ children, columns = 'medium', gap = 'lg', as: Element = 'div' }: GridProps) {
  return (
    <Element className={`${styles.grid} ${styles.gaps[gap]} ${styles.columnWidths[columns]}`}>
      {children}
    </Element>
  );
}
