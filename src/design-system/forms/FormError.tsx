import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { Notice, type NoticeProps } from '../feedback/Notice';

export interface FormErrorProps extends Pick<ComponentProps<'div'>, 'ref'> {
  /** What went wrong and what to do next. Without it nothing is rendered. */
  children?: ReactNode;
  /** What failed, in a few words, where the reason alone does not say it. */
  title?: NoticeProps['title'];
}

/**
 * Why a form could not be sent, shown above its button until the next attempt, and scrolled into view
 * when it appears. Screen readers announce it. Renders `<div role="group">`.
 */
export function FormError({ children, title, ref }: FormErrorProps) {
  const notice = useRef<HTMLDivElement>(null);
  const isShown = Boolean(children);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => notice.current);
  // In a long dialog it would appear below the buttons.
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return isShown ? (
    <Notice ref={notice} tone="danger" title={title} live>
      {children}
    </Notice>
  ) : null;
}
