import type { ComponentProps, ReactNode } from 'react';
import * as styles from './typography.css';

export interface VisuallyHiddenProps extends Pick<ComponentProps<'span'>, 'ref'> {
  children: ReactNode;
}

/** Words for screen readers only. Renders `<span>`. */
export function VisuallyHidden({ children, ref }: VisuallyHiddenProps) {
  return (
    <span ref={ref} className={styles.hidden}>
      {children}
    </span>
  );
}
