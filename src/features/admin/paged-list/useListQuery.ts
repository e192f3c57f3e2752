import { useCallback, useDeferredValue, useState } from 'react';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

/** Loads what matches a query, again with each change of it and at intervals. `list` must be stable. */
export function useListQuery<Query, Page>(list: (query: Query) => Promise<Page>, first: Query) {
  const [query, setQuery] = useState(first);
  const asked = useDeferredValue(query);
  // The controls of the list stay while a search fails, with what is typed in them.
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => list(asked), [list, asked]),
    { keepsValue: true },
  );
  useRefresh(refresh);
  return { list: loadable, query, onQuery: setQuery, onRetry: reload, refresh };
}
