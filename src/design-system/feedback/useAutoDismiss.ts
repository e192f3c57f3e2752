import { type FocusEvent, useEffect, useState } from 'react';
import { usePausableTimeout } from './usePausableTimeout';

/**
 * Calls `onDismiss` after `duration` ms. The countdown pauses while the pointer is on the element, the
 * focus is in it, or the window has lost the focus. A pointer that rests where the element appears
 * does not pause it. Returns the element's event handlers.
 */
export function useAutoDismiss(duration: number, onDismiss: () => void) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isWindowBlurred, setIsWindowBlurred] = useState(false);
  const isRunning = !isHovered && !hasFocus && !isWindowBlurred;
  usePausableTimeout(onDismiss, duration, isRunning);

  useEffect(() => {
    const pause = () => setIsWindowBlurred(true);
    const resume = () => setIsWindowBlurred(false);
    window.addEventListener('blur', pause);
    window.addEventListener('focus', resume);
    return () => {
      window.removeEventListener('blur', pause);
      window.removeEventListener('focus', resume);
    };
  }, []);

  return {
    onPointerMoveCapture: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}
