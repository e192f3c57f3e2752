import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'text'] as const;

export interface ContainerProps extends Pick<ComponentProps<'div'>, 'ref'> {
  children: ReactNode;
  /** `page` for whole pages, `text` for a column that begins where they begin. Default `page`. */
  width?: (typeof containerWidths)[number];
}

/** Limits the width of its content, with space at the edges of the screen. */
export function Container({ children, width = 'page', ref }: ContainerProps) {
  return (
    <div ref={ref} className={`${styles.container} ${styles.widths[width]}`}>
      {children}
    </div>
  );
}
