import { useId } from 'react';
import {
  Badge,
  Button,
  EmptyState,
  FilterField,
  Filters,
  Inline,
  Pagination,
  SegmentedControl,
  Stack,
  Table,
  Text,
  TextInput,
  TextLink,
} from '../../../design-system';
import {
  TICKETS_PER_PAGE,
  type TicketPage,
  type TicketQuery,
  type TicketSummary,
  ticketStatuses,
} from '../../../domain/desk';
import { displayName } from '../../../domain/displayName';
import { written } from '../../tickets/written';
import { TicketStatusBadge } from './TicketStatusBadge';
import { ticketHref } from './ticketHref';

const numbers = new Intl.NumberFormat('en-GB');

function countLine({ found, counts }: TicketPage) {
  if (found === counts.all) return `${numbers.format(found)} ${found === 1 ? 'ticket' : 'tickets'}`;
  return found === 0
    ? 'No tickets match'
    : `${numbers.format(found)} of ${numbers.format(counts.all)} tickets`;
}

function Title({ ticket }: { ticket: TicketSummary }) {
  return (
    <Inline gap="xs">
      <TextLink href={ticketHref(ticket.id)}>{ticket.title}</TextLink>
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
export function TicketList({ page, query, onQuery }: TicketListProps) {
  const name = useId();
  const change = (changed: Partial<TicketQuery>) => onQuery({ ...query, page: 1, ...changed });
  return (
    <Stack gap="lg">
      <Filters>
        <FilterField label="Search tickets">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              autoComplete="off"
              value={query.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </FilterField>
        <SegmentedControl
          legend="Status"
          name={name}
          value={query.status}
          onChange={(status) => change({ status })}
          options={(['all', ...ticketStatuses] as const).map((status) => ({
            value: status,
            label: status === 'all' ? 'All' : status,
            note: numbers.format(page.counts[status]),
          }))}
        />
      </Filters>
      <Stack gap="md">
        <div role="status">
          <Text weight="semibold" tabular>
            {countLine(page)}
          </Text>
        </div>
        {page.found > 0 ? (
          <Table
            caption="Tickets"
            captionHidden
            columns={[
              { header: 'Ticket', cell: (ticket) => <Title ticket={ticket} /> },
              { header: 'Customer', cell: ({ userName }) => displayName({ name: userName }) },
              { header: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
              { header: 'Priority', cell: ({ priority }) => priority },
              {
                header: 'Last message',
                cell: ({ activeAt }) => <time dateTime={activeAt}>{written(activeAt)}</time>,
                nowrap: true,
              },
            ]}
            rows={page.tickets}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState
            action={
              <Button variant="secondary" onClick={() => change({ text: '', status: 'all' })}>
                Show All Tickets
              </Button>
            }
          >
            No ticket has all of these words and this status. A name, an answer or a part of a
            message is enough.
          </EmptyState>
        )}
        <Pagination
          label="Pages of tickets"
          page={query.page}
          pageCount={Math.max(1, Math.ceil(page.found / TICKETS_PER_PAGE))}
          onChange={(next) => change({ page: next })}
        />
      </Stack>
    </Stack>
  );
}
