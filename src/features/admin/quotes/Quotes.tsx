import { useLocation } from 'react-router-dom';
import type { OwnersQuotes } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { QuoteQuery } from '../../../domain/quoteDesk';
import { useListQuery } from '../paged-list/useListQuery';
import { Quote } from './Quote';
import { QuotesPanel } from './QuotesPanel';

const everything: QuoteQuery = { text: '', status: 'all', page: 1 };

function AllQuotes({ quotes }: { quotes: OwnersQuotes }) {
  return <QuotesPanel state="server" {...useListQuery(quotes.list, everything)} />;
}

/** The panel of quote requests: all of them, or the one that the address names with `?quote=`. */
export function Quotes() {
  const { connected } = useAdminBackend();
  const id = new URLSearchParams(useLocation().search).get('quote');
  if (!connected) return <QuotesPanel state="browser" />;
  return id ? (
    <Quote key={id} id={id} quotes={connected.quotes} />
  ) : (
    <AllQuotes quotes={connected.quotes} />
  );
}
