import { business } from '../../content/business';
import { Badge, EmptyState, List, Stack, Text, TextLink } from '../../design-system';
import type { ListedTicket } from '../../domain/listedTicket';
import { nextStep, stepInWords } from '../../domain/nextStep';
import { Moment } from '../dates/Moment';
import { JobTicket } from '../job-ticket/JobTicket';
import { useToday } from '../job-ticket/useToday';
import { ticketHref } from './ticketHref';

/** Whose turn it is of a ticket of which no order is known. */
const nextOf = (ticket: ListedTicket) => nextStep({ ticket }, business, new Date());

export interface MyTicketsProps {
  tickets: readonly ListedTicket[];
  /** No order is known that shows how far they are. Default `false`. */
  isNew?: boolean;
}

/** The tickets of a customer, each with a link to its conversation. */
export function MyTickets({ tickets, isNew = false }: MyTicketsProps) {
  const today = useToday();
  if (tickets.length === 0) {
    return (
      <EmptyState title="No tickets yet">
        {isNew
          ? 'After you buy a website, the questionnaire opens one.'
          : 'A website’s questionnaire opens one, if you send it while you are logged in.'}
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
              <span>Last message </span>
              <Moment date={ticket.activeAt} />
            </Text>
            {isNew ? (
              <JobTicket next={nextOf(ticket)} look="row" />
            ) : (
              <Text>{stepInWords(nextOf(ticket), 'customer', today)}</Text>
            )}
          </Stack>
        </li>
      ))}
    </List>
  );
}
