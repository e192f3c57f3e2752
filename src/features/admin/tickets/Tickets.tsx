import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { Badge, Inline, TextLink } from '../../../design-system';
import {
  TICKETS_PER_PAGE,
  type TicketQuery,
  type TicketStatus,
  type TicketSummary,
  ticketStatuses,
} from '../../../domain/adminTickets';
import { displayName } from '../../../domain/displayName';
import { Moment } from '../../dates/Moment';
import { CustomerLink } from '../CustomerLink';
import { adminTicketHref } from '../hrefs';
import { kinds } from '../kinds';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { UnconfirmedBadge } from '../UnconfirmedBadge';
import { useOpenedId } from '../useOpened';
import { Ticket } from './Ticket';
import { TicketStatusBadge } from './TicketStatusBadge';

const everything: TicketQuery = { text: '', status: 'all', page: 1 };

/** One line each on a phone. */
const filterLabels: Readonly<Record<TicketStatus, string>> = {
  Open: 'Open',
  'Waiting for customer': 'Waiting',
  Closed: 'Closed',
};

function Title({ ticket }: { ticket: TicketSummary }) {
  return (
    <Inline gap="xs" align="baseline">
      <TextLink coversRow href={adminTicketHref(ticket.id)}>
        {ticket.title}
      </TextLink>
      {ticket.isUnread && <Badge variant="accent">New</Badge>}
    </Inline>
  );
}

function AllTickets() {
  const { ownersTickets } = useAdminBackend();
  const controls = useListQuery(ownersTickets.list, everything);
  return (
    <PagedList
      title="Tickets"
      {...controls}
      nouns={kinds.ticket}
      filter={{
        label: 'Status',
        statuses: ticketStatuses.map((value) => ({ value, label: filterLabels[value] })),
      }}
      noMatch="No ticket has all of these words and this status. A name, an answer or a part of a message is enough."
      pageSize={TICKETS_PER_PAGE}
      empty="A customer who fills in the questionnaire after buying a website opens one."
      table={{
        rowsOf: ({ tickets }) => tickets,
        nameOf: ({ title }) => title,
        remove: ownersTickets.remove,
        columns: [
          { header: 'Ticket', cell: (ticket) => <Title ticket={ticket} />, phone: 'first' },
          {
            header: 'Customer',
            phone: 'second',
            cell: ({ userName, userEmail, isUnconfirmed }) => (
              <>
                <CustomerLink
                  name={displayName({ name: userName })}
                  search={userEmail.includes('@') ? userEmail : ''}
                />{' '}
                <UnconfirmedBadge shown={isUnconfirmed} />
              </>
            ),
          },
          {
            header: 'Status',
            cell: ({ status }) => <TicketStatusBadge status={status} />,
            phone: 'secondEnd',
          },
          { header: 'Priority', cell: ({ priority }) => priority, phone: 'none' },
          {
            header: 'Last message',
            cell: ({ activeAt }) => <Moment date={activeAt} />,
            phone: 'third',
            nowrap: true,
          },
        ],
      }}
    />
  );
}

/** The tickets panel: all tickets, or the one that the URL names with `?ticket=`. */
export function Tickets() {
  const id = useOpenedId('ticket');
  return id ? <Ticket key={id} id={id} /> : <AllTickets />;
}
