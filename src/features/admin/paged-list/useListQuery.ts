import { useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';

/**
 * Loads what matches a query, again with each change of it and at intervals. `list` must be stable. The
 * first query has the text that the URL names with `?search=`.
 */
export function useListQuery<Query extends { text: string }, Page>(
  list: (query: Query) => Promise<Page>,
  first: Query,
) {
  const text = new URLSearchParams(useLocation().search).get('search') ?? '';
  const [query, setQuery] = useState({ ...first, text });
  const [linkedText, setLinkedText] = useState(text);
  if (text !== linkedText) {
    setLinkedText(text);
    setQuery({ ...first, text });
  }
  const asked = useDeferredValue(query);
  // The controls of the list stay while a search fails, with what is typed in them.
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => list(asked), [list, asked]),
    { keepsValue: true },
  );
  useRefresh(refresh);
  return { list: loadable, query, onQuery: setQuery, onRetry: reload, refresh };
}
