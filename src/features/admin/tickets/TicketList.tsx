import { Badge, Inline, TextLink } from '../../../design-system';
import {
  TICKETS_PER_PAGE,
  type TicketPage,
  type TicketQuery,
  type TicketStatus,
  type TicketSummary,
  ticketStatuses,
} from '../../../domain/desk';
import { displayName } from '../../../domain/displayName';
import { Moment } from '../../dates/Moment';
import { deskTicketHref } from '../hrefs';
import { PagedList } from '../paged-list/PagedList';
import { TicketStatusBadge } from './TicketStatusBadge';

/** One line each on a phone. */
const filterLabels: Readonly<Record<TicketStatus, string>> = {
  Open: 'Open',
  'Waiting for customer': 'Waiting',
  Closed: 'Closed',
};

function Title({ ticket }: { ticket: TicketSummary }) {
  return (
    <Inline gap="xs" align="baseline">
      <TextLink coversRow href={deskTicketHref(ticket.id)}>
        {ticket.title}
      </TextLink>
      {ticket.isUnread && <Badge variant="accent">New</Badge>}
    </Inline>
  );
}

export interface TicketListProps {
  /** The page that matches the query. */
  page: TicketPage;
  /** What the controls show. */
  query: TicketQuery;
  /** Called with each change of a control. */
  onQuery: (query: TicketQuery) => void;
}

/** Tickets to search, filter and page through, the last activity first. */
export function TicketList({ page: { tickets, ...page }, ...controls }: TicketListProps) {
  return (
    <PagedList
      nouns={{ one: 'ticket', several: 'tickets' }}
      searchLabel="Search tickets"
      filterLabel="Status"
      statuses={ticketStatuses.map((value) => ({ value, label: filterLabels[value] }))}
      showAllLabel="Show All Tickets"
      noMatch="No ticket has all of these words and this status. A name, an answer or a part of a message is enough."
      pageSize={TICKETS_PER_PAGE}
      columns={[
        { header: 'Ticket', cell: (ticket) => <Title ticket={ticket} /> },
        { header: 'Customer', cell: ({ userName }) => displayName({ name: userName }) },
        { header: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
        { header: 'Priority', cell: ({ priority }) => priority },
        {
          header: 'Last message',
          cell: ({ activeAt }) => <Moment date={activeAt} />,
          nowrap: true,
        },
      ]}
      rows={tickets}
      rowKey={({ id }) => id}
      {...page}
      {...controls}
    />
  );
}
