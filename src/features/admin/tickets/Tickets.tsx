import { useLocation } from 'react-router-dom';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import type { TicketQuery } from '../../../domain/desk';
import { useListQuery } from '../paged-list/useListQuery';
import { Ticket } from './Ticket';
import { TicketsPanel } from './TicketsPanel';

const everything: TicketQuery = { text: '', status: 'all', page: 1 };

function AllTickets() {
  const { desk } = useAdminBackend();
  return <TicketsPanel {...useListQuery(desk.list, everything)} />;
}

/** The tickets panel: all tickets, or the one that the address names with `?ticket=`. */
export function Tickets() {
  const id = new URLSearchParams(useLocation().search).get('ticket');
  return id ? <Ticket key={id} id={id} /> : <AllTickets />;
}
