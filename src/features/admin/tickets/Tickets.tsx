import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { TextLink } from '../../../design-system';
import { shortTitle, TICKETS_PER_PAGE, type TicketQuery } from '../../../domain/adminTickets';
import { displayName } from '../../../domain/displayName';
import { ticketStatuses, ticketStatusFacts } from '../../../domain/ticketStatus';
import { entryHref } from '../kinds/hrefs';
import { kinds } from '../kinds/kinds';
import { useOpenedId } from '../opened/useOpened';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { wrapsIfLong } from '../rows/longText';
import { ShortDay } from '../rows/ShortDay';
import { TicketStatusBadge } from '../rows/TicketStatusBadge';
import { UnconfirmedBadge } from '../rows/UnconfirmedBadge';
import { Ticket } from './Ticket';

const everything: TicketQuery = { text: '', status: 'all', page: 1 };

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
        statuses: ticketStatuses.map((value) => ({ value, label: ticketStatusFacts(value).label })),
      }}
      noMatch="No ticket has all of these words and this status. A name, an answer or a part of a message is enough."
      pageSize={TICKETS_PER_PAGE}
      empty="A customer who fills in the questionnaire after buying a website opens one."
      table={{
        rowsOf: ({ tickets }) => tickets,
        nameOf: ({ title }) => shortTitle(title),
        isUnread: (ticket) => ticket.isUnread,
        remove: ownersTickets.remove,
        columns: [
          {
            header: 'Ticket',
            place: 'title',
            cell: ({ id, title }) => (
              <TextLink coversRow href={entryHref('ticket', id)}>
                {shortTitle(title)}
              </TextLink>
            ),
          },
          {
            header: 'Customer',
            place: 'name',
            cell: ({ userName, isUnconfirmed }) => (
              <>
                <span translate="no">{displayName({ name: userName })}</span>{' '}
                <UnconfirmedBadge shown={isUnconfirmed} />
              </>
            ),
          },
          {
            header: 'Priority',
            cell: ({ priority }) => <span className={wrapsIfLong(priority)}>{priority}</span>,
            place: 'none',
            nowrap: true,
          },
          {
            header: 'Last message',
            cell: ({ activeAt }) => <ShortDay date={activeAt} />,
            place: 'time',
            nowrap: true,
          },
          {
            header: 'Status',
            cell: ({ status }) => <TicketStatusBadge status={status} />,
            place: 'status',
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
