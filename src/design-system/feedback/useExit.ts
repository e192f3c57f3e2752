import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the exit animation of an element that is no longer open has ended. */
export function useExit(element: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [isGone, setIsGone] = useState(!open);

  useLayoutEffect(() => {
    if (open) return;
    let isCurrent = true;
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsGone(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [element, open]);

  return isGone;
}
