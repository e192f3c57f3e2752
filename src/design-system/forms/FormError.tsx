import type { ReactNode } from 'react';
import { Icon } from '../actions/Icon';
import * as styles from './FormError.css';

export interface FormErrorProps {
  /** What went wrong and what to do now; without it nothing is rendered. */
  children?: ReactNode;
}

/**
 * Why a form could not be sent, above its button: a toast passes, this stays. Announced when it
 * appears. Renders `<div role="alert">`.
 */
export function FormError({ children }: FormErrorProps) {
  if (!children) return null;
  return (
    <div role="alert" className={styles.error}>
      <span className={styles.mark}>
        <Icon name="warning" />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
