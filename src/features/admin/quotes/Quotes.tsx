import { useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuoteDesk } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { QuoteQuery } from '../../../domain/quoteDesk';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { Quote } from './Quote';
import { QuotesPanel } from './QuotesPanel';

function AllQuotes({ quoteDesk }: { quoteDesk: QuoteDesk }) {
  const [query, setQuery] = useState<QuoteQuery>({ text: '', status: 'all', page: 1 });
  const asked = useDeferredValue(query);
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => quoteDesk.list(asked), [quoteDesk, asked]),
  );
  useRefresh(refresh);
  return (
    <QuotesPanel
      state="server"
      quotes={loadable}
      query={query}
      onQuery={setQuery}
      onRetry={reload}
    />
  );
}

/** The panel of quote requests: all of them, or the one that the address names with `?quote=`. */
export function Quotes() {
  const { quoteDesk } = useAdminBackend();
  const id = new URLSearchParams(useLocation().search).get('quote');
  if (!quoteDesk) return <QuotesPanel state="browser" />;
  return id ? (
    <Quote key={id} id={id} quoteDesk={quoteDesk} />
  ) : (
    <AllQuotes quoteDesk={quoteDesk} />
  );
}
