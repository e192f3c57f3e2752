import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onGone` when the exit animation of an element that is no longer open has ended. */
export function useExit(element: RefObject<HTMLElement | null>, open: boolean, onGone: () => void) {
  const reportGone = useEffectEvent(onGone);

  useLayoutEffect(() => {
    if (open) return;
    let isCurrent = true;
    const animations = element.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) reportGone();
    });
    return () => {
      isCurrent = false;
    };
  }, [element, open]);
}
