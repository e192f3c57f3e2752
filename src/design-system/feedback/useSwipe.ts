import { type PointerEvent, useRef } from 'react';

/** So many pixels to the right, and it is meant. */
const MEANT = 50;

/**
 * Lets a finger push the element out to the right: it follows, in `--swipe`, and where it was not
 * pushed far enough it goes back. Returns what to listen to.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  function distance({ clientX }: PointerEvent) {
    return start.current === null ? 0 : Math.max(0, clientX - start.current);
  }

  function release(event: PointerEvent<HTMLElement>) {
    const isMeant = event.type === 'pointerup' && distance(event) > MEANT;
    start.current = null;
    if (isMeant) onSwipe();
    else event.currentTarget.style.removeProperty('--swipe');
  }

  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      if (pointerType !== 'mouse') start.current = clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      event.currentTarget.style.setProperty('--swipe', `${distance(event)}px`);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
