import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page may show what only this browser knows. False while prerendering and in the very
 * first render, so that the two are the same.
 */
export function useIsHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
