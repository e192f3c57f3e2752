import { pages } from '../../pages';

export const ticketHref = (id: string): string => `${pages.tickets.href}/${encodeURIComponent(id)}`;

/** The URL that opens a guest's ticket. The token is in the fragment, which servers never see. */
export const guestTicketHref = (id: string, token: string): string =>
  `${ticketHref(id)}#guest=${token}`;

/** The token in the fragment of a URL, or undefined. */
export const guestTokenOf = (hash: string): string | undefined =>
  /^#guest=([\w-]+)$/.exec(hash)?.[1];

/** The ticket of a questionnaire, in the navigation state of the page that follows it. */
export interface SubmittedTicket {
  id: string;
  /** It was opened without an account, so that a visitor who logs in takes it along. */
  isGuests: boolean;
}

export function submittedTicketOf(state: unknown): SubmittedTicket | undefined {
  const { id, isGuests } = Object(Object(state).ticket);
  return typeof id === 'string' ? { id, isGuests: isGuests === true } : undefined;
}
