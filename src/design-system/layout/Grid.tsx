import type { ElementType, ReactNode, Ref } from 'react';
import type { Space } from '../tokens/tokens';
import * as styles from './layout.css';
import { listRole } from './listRole';

export const gridColumns = ['compact', 'medium', 'wide'] as const;
export const gridElements = ['div', 'ul', 'ol', 'dl'] as const;

export interface GridProps {
  children: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The smallest width of a column: 15, 17 or 24 rem. Default `medium`. */
  columns?: (typeof gridColumns)[number];
  /** The space between the cells. Default `lg`. */
  gap?: Space;
  /** The element rendered. Default `div`. */
  as?: (typeof gridElements)[number];
}

/** Columns of equal width, as many as fit. */
export function Grid({ children, columns = 'medium', gap = 'lg', as = 'div', ref }: GridProps) {
  const Element = as as ElementType;
  return (
    <Element
      ref={ref}
      role={listRole(as)}
      className={`${styles.grid} ${styles.gaps[gap]} ${styles.columnWidths[columns]}`}
    >
      {children}
    </Element>
  );
}
