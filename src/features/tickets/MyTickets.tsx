import { Badge, EmptyState, Heading, List, Stack, Text, TextLink } from '../../design-system';
import type { ListedTicket } from '../../domain/listedTicket';
import { ticketStatusFacts } from '../../domain/ticketStatus';
import { Moment } from '../dates/Moment';
import { ticketHref } from './ticketHref';

/** How a project goes, for a customer who has none yet. */
const steps = [
  {
    title: 'You choose a package',
    text: 'You pay by card, and the questionnaire about your business opens.',
  },
  {
    title: 'Your answers open a ticket',
    text: 'You find it here. In it we write to each other while the pages take shape.',
  },
  { title: 'Your site goes online', text: 'Not before you agree to every page.' },
];

function Activity({ ticket: { status, activeAt } }: { ticket: ListedTicket }) {
  const { customersLabel, waitsFor } = ticketStatusFacts(status);
  return (
    <>
      {waitsFor === 'customer' ? (
        <span key="yours">
          <Badge tone="warning">{customersLabel}</Badge> Last message{' '}
        </span>
      ) : (
        <span key="ours">{`${customersLabel}, last message `}</span>
      )}
      <Moment date={activeAt} />
    </>
  );
}

export interface MyTicketsProps {
  tickets: readonly ListedTicket[];
  /** Whether the customer has bought nothing yet: then how a project goes is shown. Default `false`. */
  isNew?: boolean;
}

/** The tickets of a customer, each with a link to its conversation. */
export function MyTickets({ tickets, isNew = false }: MyTicketsProps) {
  if (tickets.length === 0 && !isNew) {
    return (
      <EmptyState key="none" title="No tickets yet">
        A website’s questionnaire opens one, if you send it while you are logged in.
      </EmptyState>
    );
  }
  if (tickets.length === 0) {
    return (
      <Stack key="new">
        <Text variant="quiet">
          No tickets yet. After you buy a website, the questionnaire opens one.
        </Text>
        <Heading level="3" size="h4">
          What happens next
        </Heading>
        <Stack as="ol" gap="sm">
          {steps.map(({ title, text }, index) => (
            <Stack key={title} as="li" gap="xxs">
              <Text weight="semibold">{`${index + 1}. ${title}`}</Text>
              <Text variant="quiet">{text}</Text>
            </Stack>
          ))}
        </Stack>
      </Stack>
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
              <Activity ticket={ticket} />
            </Text>
          </Stack>
        </li>
      ))}
    </List>
  );
}
