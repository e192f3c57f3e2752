import type { ReactNode } from 'react';
import * as styles from './Container.css';

export const containerWidths = ['page', 'narrow'] as const;

export interface ContainerProps {
  children: ReactNode;
  /** `page` for whole pages, `narrow` for a form or a text. Default `page`. */
  width?: (typeof containerWidths)[number];
}

/** Centres its content and keeps it off the screen's edges. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={`${styles.container} ${styles.widths[width]}`}>{children}</div>;
}
