import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface PatienceOptions {
  /** In milliseconds. */
  duration: number;
  /** The clock runs. */
  isOpen: boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` once the element has been there for so long, not counting the time in which it is
 * pointed at, holds the focus, or lies in a window that nobody works in. Returns what to listen to.
 */
export function usePatience({ duration, isOpen, onEnd }: PatienceOptions) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const isRunning = isOpen && !isPointedAt && !hasFocus && !isAway;
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!isRunning) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [isRunning]);

  useEffect(() => {
    const leave = () => setIsAway(true);
    const comeBack = () => setIsAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  };
}
