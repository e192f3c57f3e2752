import { type FocusEvent, useEffect, useState } from 'react';
import { usePausableTimeout } from './usePausableTimeout';

export interface AutoDismissOptions {
  /** In milliseconds. */
  duration: number;
  /** The countdown runs. */
  open: boolean;
  onDismiss: () => void;
}

/**
 * Calls `onDismiss` after `duration`. The countdown pauses while the pointer is on the element, the
 * focus is in it, or the window has lost the focus. A pointer that rests where the element appears
 * does not pause it. Returns the element's event handlers.
 */
export function useAutoDismiss({ duration, open, onDismiss }: AutoDismissOptions) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isWindowBlurred, setIsWindowBlurred] = useState(false);
  const isRunning = open && !isHovered && !hasFocus && !isWindowBlurred;
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
