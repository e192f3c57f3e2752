import { useRef } from 'react';

/**
 * Leaves out what is asked for while the same is under way, and has it wait for that. A busy button
 * refuses presses as soon as it is drawn; this refuses those that come before.
 */
export function useOneAtATime<Details extends unknown[]>(
  work: (...details: Details) => Promise<void>,
): (...details: Details) => Promise<void> {
  const underWay = useRef<Promise<void>>(undefined);
  return (...details) => {
    underWay.current ??= work(...details).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}
