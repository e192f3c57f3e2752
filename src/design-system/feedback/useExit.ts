import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element that is no longer open has played to the end how it leaves. */
export function useExit(element: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isGone, setIsGone] = useState(!isOpen);

  useLayoutEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) setIsGone(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [element, isOpen]);

  return isGone;
}
