import { business } from '../../content/business';
import { nextStep } from '../../domain/nextStep';
import { OPEN } from '../../domain/ticketStatus';
import { JobTicket } from './JobTicket';

export interface TicketStepsProps {
  /** It has the time at which the ticket was opened. */
  ticketId: string;
}

/** Whose turn it is of a ticket that the visitor has just opened. */
export function TicketSteps({ ticketId }: TicketStepsProps) {
  const opened = new Date(Number(ticketId.replace(/\D/g, '')));
  const ticket = { status: OPEN, activeAt: opened.toISOString() };
  return <JobTicket next={nextStep({ ticket }, business, opened)} />;
}
