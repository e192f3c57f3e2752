import type { ReactNode } from 'react';
import * as styles from './FieldHint.css';

export interface FieldHintProps {
  children: ReactNode;
  /** For `aria-describedby` of the control. */
  id: string;
}

/** What helps to fill in a control, said before it. Renders `<p>`. */
export function FieldHint({ children, id }: FieldHintProps) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
