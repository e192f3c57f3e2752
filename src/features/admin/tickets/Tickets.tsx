import { useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { TicketQuery } from '../../../domain/desk';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { Ticket } from './Ticket';
import { TicketsPanel } from './TicketsPanel';

function AllTickets() {
  const { desk } = useAdminBackend();
  const [query, setQuery] = useState<TicketQuery>({ text: '', status: 'all', page: 1 });
  const asked = useDeferredValue(query);
  const { loadable, reload, refresh } = useLoadable(
    useCallback(() => desk.list(asked), [desk, asked]),
  );
  useRefresh(refresh);
  return <TicketsPanel tickets={loadable} query={query} onQuery={setQuery} onRetry={reload} />;
}

/** The tickets panel: all tickets, or the one that the address names with `?ticket=`. */
export function Tickets() {
  const id = new URLSearchParams(useLocation().search).get('ticket');
  return id ? <Ticket key={id} id={id} /> : <AllTickets />;
}
