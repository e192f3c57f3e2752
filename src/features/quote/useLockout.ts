import { useCallback, useEffect, useState } from 'react';

/** Spec §9: how long after a request no other one is taken, and how often the countdown ticks. */
const LOCKOUT = 10_000;
const TICK = 1000;

/** The pause after a request was sent. */
export interface Lockout {
  /** Seconds until the next request is taken; 0 while there is no lockout. */
  secondsLeft: number;
  /** Begins the lockout. */
  start: () => void;
}

/** Counts the lockout down, a second at a time. */
export function useLockout(): Lockout {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isLocked = secondsLeft > 0;

  useEffect(() => {
    if (!isLocked) return;
    const ticking = setInterval(() => {
      const remaining = Math.ceil((end - Date.now()) / TICK);
      // A background tab misses ticks; a clock that was set back must not extend the lockout.
      setSecondsLeft((left) => Math.max(0, Math.min(left - 1, remaining)));
    }, TICK);
    return () => clearInterval(ticking);
  }, [isLocked, end]);

  const start = useCallback(() => {
    setEnd(Date.now() + LOCKOUT);
    setSecondsLeft(LOCKOUT / TICK);
  }, []);

  return { secondsLeft, start };
}

/** So many seconds, in words. */
export function inSeconds(count: number): string {
  return `${count} ${count === 1 ? 'second' : 'seconds'}`;
}
