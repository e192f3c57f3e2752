import { useCallback } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { pages } from '../../../pages';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { CountLink } from '../frame/CountLink';

/** A link to the quote requests, with the number of those without a price once it is known. */
export function QuotesLink() {
  const { connected } = useAdminBackend();
  const { loadable, refresh } = useLoadable(
    useCallback(async () => (await connected?.quotes.countNew()) ?? 0, [connected]),
  );
  useRefresh(refresh);
  const count = loadable.state === 'ready' ? loadable.value : 0;
  return <CountLink page={pages.adminQuotes} count={count} what="new" />;
}
