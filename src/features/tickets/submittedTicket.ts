/** The ticket of a questionnaire. */
export interface SubmittedTicket {
  id: string;
  /** It was opened without an account, so that a visitor who logs in takes it along. */
  isGuests: boolean;
}

/** The ticket in a navigation's state. */
export function submittedTicketOf(state: unknown): SubmittedTicket | undefined {
  if (typeof state !== 'object' || state === null || !('ticket' in state)) return undefined;
  const { ticket } = state;
  if (typeof ticket !== 'object' || ticket === null || !('id' in ticket)) return undefined;
  if (typeof ticket.id !== 'string') return undefined;
  return { id: ticket.id, isGuests: 'isGuests' in ticket && ticket.isGuests === true };
}
