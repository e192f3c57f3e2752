import { Badge, type Tone } from '../../design-system';
import { statusOf, type TicketStatus } from '../../domain/adminTickets';
import { wrapsIfLong } from './longText';

const tones: Readonly<Record<TicketStatus, Tone>> = {
  Open: 'warning',
  'Waiting for customer': 'info',
  Closed: 'neutral',
};

export interface TicketStatusBadgeProps {
  /** The status as it is stored. */
  status: string;
}

/** The status of a ticket: amber while it waits for the owner, blue for the customer, grey when closed. */
export function TicketStatusBadge({ status }: TicketStatusBadgeProps) {
  return (
    <span className={wrapsIfLong(status)}>
      <Badge tone={tones[statusOf({ status })]}>{status}</Badge>
    </span>
  );
}
