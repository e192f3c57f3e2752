import { useCallback, useEffect, useState } from 'react';

/** Spec §9: how long after a request no other one is taken, and how often the countdown ticks. */
const LOCKOUT_SECONDS = 10;
const TICK = 1000;

/** The pause after a request was sent. */
export interface Lockout {
  /** Seconds until the next request is taken; 0 while there is no lockout. */
  secondsLeft: number;
  /** Begins the lockout. */
  start: () => void;
}

/** Counts the lockout down, a second at a time (spec §4). */
export function useLockout(): Lockout {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isLocked = secondsLeft > 0;

  useEffect(() => {
    if (!isLocked) return;
    const ticking = setInterval(() => setSecondsLeft((left) => left - 1), TICK);
    return () => clearInterval(ticking);
  }, [isLocked]);

  return { secondsLeft, start: useCallback(() => setSecondsLeft(LOCKOUT_SECONDS), []) };
}
