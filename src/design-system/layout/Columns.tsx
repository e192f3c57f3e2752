import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Columns.css';

export const columnsRatios = ['sidebar', '5:6', '3:2', '2:1'] as const;

export interface ColumnsProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** The first and the second column. */
  children: ReactNode;
  /** The widths of the columns; a `sidebar` is 14 rem wide. Default `5:6`. */
  ratio?: (typeof columnsRatios)[number];
  /** The second child is the left column; it is still read after the first one. Default `false`. */
  swapped?: boolean;
}

/** Two columns of different widths from the laptop width; below it one above the other. */
export function Columns({ children, ratio = '5:6', swapped, ref }: ColumnsProps) {
  return (
    <div
      ref={ref}
      className={`${styles.columns} ${styles.ratios[ratio]} ${swapped ? styles.swapped : ''}`}
    >
      {children}
    </div>
  );
}
