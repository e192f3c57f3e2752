import { useRef } from 'react';

/**
 * Runs an asynchronous function once at a time: a call while one is pending returns its promise. A
 * loading button ignores clicks only after the next render; this also covers the time before it.
 */
export function useOneAtATime<Details extends unknown[]>(
  work: (...details: Details) => Promise<void>,
): (...details: Details) => Promise<void> {
  const pending = useRef<Promise<void>>(undefined);
  return (...details) => {
    pending.current ??= work(...details).finally(() => {
      pending.current = undefined;
    });
    return pending.current;
  };
}
