import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../feedback/Notice';

export interface FormErrorProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** What went wrong and what to do next. Without it nothing is rendered. */
  children?: ReactNode;
}

/**
 * Why a form could not be sent, shown above its button until the next attempt. Renders
 * `<div role="alert">`.
 */
export function FormError({ children, ref }: FormErrorProps) {
  return children ? (
    <Notice ref={ref} tone="danger" live>
      {children}
    </Notice>
  ) : null;
}
