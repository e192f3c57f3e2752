import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../errorMessage';

/** A value that is loaded from the backend. */
export type Loadable<Value> =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'ready'; value: Value };

/**
 * Loads a value when the component mounts, and again on `reload`, which keeps the last value until
 * then. `load` must be stable: a new function loads again.
 */
export function useLoadable<Value>(load: () => Promise<Value>): {
  loadable: Loadable<Value>;
  reload: () => Promise<void>;
} {
  const [loadable, setLoadable] = useState<Loadable<Value>>({ state: 'loading' });
  const latestRequest = useRef(0);

  const reload = useCallback(async () => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setLoadable((known) => (known.state === 'ready' ? known : { state: 'loading' }));
    const answer = await load().then(
      (value): Loadable<Value> => ({ state: 'ready', value }),
      (error: unknown): Loadable<Value> => ({ state: 'failed', reason: errorMessage(error) }),
    );
    if (request === latestRequest.current) setLoadable(answer);
  }, [load]);

  useEffect(() => {
    void reload();
    return () => {
      latestRequest.current += 1;
    };
  }, [reload]);

  return { loadable, reload };
}
