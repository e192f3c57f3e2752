import { type PointerEvent, useRef } from 'react';

/** The shortest swipe that counts, in pixels. */
const THRESHOLD = 50;

/**
 * Calls `onSwipe` when a touch or a pen swipes the element to the right. Meanwhile the CSS variable
 * `--swipe` holds the distance. Returns the element's event handlers.
 */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null);

  function distance({ clientX }: PointerEvent) {
    return start.current === null ? 0 : Math.max(0, clientX - start.current);
  }

  function release(event: PointerEvent<HTMLElement>) {
    const isSwipe = event.type === 'pointerup' && distance(event) > THRESHOLD;
    start.current = null;
    if (isSwipe) onSwipe();
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
