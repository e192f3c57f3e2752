import { useRef } from 'react';

/**
 * Leaves out what is asked for while the same is under way. A busy button refuses presses as soon as
 * it is drawn; this refuses those that come before.
 */
export function useOneAtATime<Details extends unknown[]>(
  work: (...details: Details) => Promise<void>,
): (...details: Details) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...details) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(...details);
    } finally {
      isUnderWay.current = false;
    }
  };
}
