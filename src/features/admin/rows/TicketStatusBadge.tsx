import { Badge } from '../../../design-system';
import { ticketStatusFacts } from '../../../domain/ticketStatus';
import { wrapsIfLong } from './longText';

export interface TicketStatusBadgeProps {
  status: string;
}

/** The status of a ticket: amber while it waits for the owner, blue for the customer, grey when closed. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  return (
    <span className={wrapsIfLong(status)}>
      <Badge tone={ticketStatusFacts(status).tone}>{status}</Badge>
    </span>
  );
}
