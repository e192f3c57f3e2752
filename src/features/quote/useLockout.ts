import { useCallback, useEffect, useState } from 'react';
import { QUOTE_LOCKOUT } from '../../domain/quote';

/** How often the countdown ticks, in ms. */
const TICK = 1000;

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / TICK));

/** Counts down the seconds of the lockout. `read` resolves with how long it still runs, in ms. */
export function useLockout(read: () => Promise<number>) {
  const [end, setEnd] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const isLocked = secondsLeft > 0;

  useEffect(() => {
    if (!isLocked) return;
    const ticking = setInterval(() => {
      const remaining = secondsUntil(end);
      // A background tab misses ticks; a clock that was set back must not extend the lockout.
      setSecondsLeft((left) => Math.max(0, Math.min(left - 1, remaining)));
    }, TICK);
    return () => clearInterval(ticking);
  }, [isLocked, end]);

  /** Starts a lockout of so many ms. Default: that of a request that was sent now. */
  const start = useCallback((duration = QUOTE_LOCKOUT) => {
    setEnd(Date.now() + duration);
    setSecondsLeft(Math.ceil(duration / TICK));
  }, []);

  useEffect(() => {
    read().then(
      (left) => left > 0 && start(left),
      () => {
        // The backend refuses a request during the lockout all the same.
      },
    );
  }, [read, start]);

  return {
    /** Seconds until the next request is accepted, as the countdown shows them; 0 without a lockout. */
    secondsLeft,
    /** The same at this moment, between two ticks. */
    readSecondsLeft: () => Math.min(secondsLeft, secondsUntil(end)),
    start,
  };
}

/** '1 second', '10 seconds'. */
export function inSeconds(count: number): string {
  return `${count} ${count === 1 ? 'second' : 'seconds'}`;
}
