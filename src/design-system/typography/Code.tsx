import type { ComponentProps, ReactNode } from 'react';
import * as styles from './Code.css';

export interface CodeProps extends Pick<ComponentProps<'code'>, 'ref' | 'id'> {
  children: ReactNode;
}

/** A command, a placeholder or another text that is copied or typed exactly. Renders `<code>`. */
export function Code({ children, ...native }: CodeProps) {
  return (
    <code {...native} translate="no" className={styles.code}>
      {children}
    </code>
  );
}
