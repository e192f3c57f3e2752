import { useCallback, useEffect, useState } from 'react';

/** How long no other request is accepted after one was sent, and how often the countdown ticks, in ms. */
const LOCKOUT = 10_000;
const TICK = 1000;

/** The pause after a request. */
export interface Lockout {
  /** Seconds until the next request is accepted; 0 without a lockout. */
  secondsLeft: number;
  /** Starts the lockout. */
  start: () => void;
}

/** Counts down the seconds of the lockout. */
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

/** '1 second', '10 seconds'. */
export function inSeconds(count: number): string {
  return `${count} ${count === 1 ? 'second' : 'seconds'}`;
}
