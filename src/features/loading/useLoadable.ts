import { useCallback, useEffect, useRef, useState } from 'react';
import { BackendError, type BackendErrorCode } from '../../backend/Backend';
import { errorMessage } from '../submission/errorMessage';

export type Loadable<Value> =
  | { state: 'loading' }
  /** `code`: which failure it was, if the backend named one. */
  | { state: 'failed'; reason: string; code?: BackendErrorCode }
  /** `outdated`: why it could not be loaded again. */
  | { state: 'ready'; value: Value; outdated?: string };

/**
 * Loads a value when the component mounts. `load` must be stable: a new function loads again. With
 * `keepsValue`, what another function has loaded is kept if the new one fails.
 */
export function useLoadable<Value>(load: () => Promise<Value>, { keepsValue = false } = {}) {
  const [loadable, setLoadable] = useState<Loadable<Value>>({ state: 'loading' });
  const latestRequest = useRef(0);
  const lastLoaded = useRef<typeof load>(undefined);

  const request = useCallback(
    async (keepsLast: boolean) => {
      latestRequest.current += 1;
      const number = latestRequest.current;
      const result = await load().then(
        (value): Loadable<Value> => ({ state: 'ready', value }),
        (error: unknown): Loadable<Value> => ({
          state: 'failed',
          reason: errorMessage(error),
          ...(error instanceof BackendError && { code: error.code }),
        }),
      );
      if (number !== latestRequest.current) return;
      lastLoaded.current = result.state === 'ready' ? load : undefined;
      setLoadable((known) => {
        if (!keepsLast || result.state !== 'failed' || known.state !== 'ready') return result;
        return known.outdated === result.reason ? known : { ...known, outdated: result.reason };
      });
    },
    [load],
  );

  const reload = useCallback(() => {
    setLoadable((known) => (known.state === 'ready' ? known : { state: 'loading' }));
    return request(false);
  }, [request]);

  const refresh = useCallback(() => request(true), [request]);

  useEffect(() => {
    // A hidden `Activity` that is shown again has its value, which forms may have been filled from.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- `reload` shows that it is loading
    if (lastLoaded.current !== load) void (keepsValue ? refresh() : reload());
    return () => {
      latestRequest.current += 1;
    };
  }, [load, reload, refresh, keepsValue]);

  return {
    loadable,
    /** Loads the value again, and keeps the last one until then. */
    reload,
    /** Loads it again and keeps the last value if that fails, for one that is loaded again and again. */
    refresh,
  };
}
