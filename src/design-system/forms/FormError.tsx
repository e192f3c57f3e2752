import type { ReactNode } from 'react';
import { Notice } from '../feedback/Notice';

export interface FormErrorProps {
  /** What went wrong and what to do now; without it nothing is rendered. */
  children?: ReactNode;
}

/**
 * Why a form could not be sent, above its button: a toast passes, this stays. Read out when it
 * appears. Renders `<div role="alert">`.
 */
export function FormError({ children }: FormErrorProps) {
  return children ? (
    <Notice tone="danger" isLive>
      {children}
    </Notice>
  ) : null;
}
