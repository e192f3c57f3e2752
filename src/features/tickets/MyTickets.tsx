import { Badge, EmptyState, List, Stack, Text, TextLink } from '../../design-system';
import type { ListedTicket } from '../../domain/listedTicket';
import { Moment } from '../dates/Moment';
import { customerStatus, isYourTurn } from './customerStatus';
import { ticketHref } from './ticketHref';

export interface MyTicketsProps {
  /** The customer's tickets, in their order. */
  tickets: readonly ListedTicket[];
}

/** The tickets of a customer, each with a link to its conversation. */
export function MyTickets({ tickets }: MyTicketsProps) {
  if (tickets.length === 0) {
    return (
      <EmptyState>
        No tickets yet. After you buy a website, the questionnaire opens one: there you and we write
        to each other.
      </EmptyState>
    );
  }
  return (
    <List padding="sm" lines="between">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Stack gap="xxs">
            <Text as="div" weight="medium">
              <TextLink coversRow href={ticketHref(ticket.id)}>
                {ticket.title}
              </TextLink>{' '}
              {ticket.isUnread && <Badge variant="accent">New</Badge>}
            </Text>
            <Text as="div" size="small" variant="quiet" tabular>
              {isYourTurn(ticket.status) ? (
                <span key="yours">
                  <Badge tone="warning">{customerStatus(ticket.status)}</Badge> Last message{' '}
                </span>
              ) : (
                <span key="ours">{`${customerStatus(ticket.status)}, last message `}</span>
              )}
              <Moment date={ticket.activeAt} />
            </Text>
          </Stack>
        </li>
      ))}
    </List>
  );
}
