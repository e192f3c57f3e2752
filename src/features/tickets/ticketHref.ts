import { pages } from '../../pages';

/** The address of a ticket for its customer. */
export const ticketHref = (id: string): string => `${pages.tickets.href}/${encodeURIComponent(id)}`;

/** The address that opens a guest's ticket. The token is in the fragment, which servers never see. */
export const guestTicketHref = (id: string, token: string): string =>
  `${ticketHref(id)}#guest=${token}`;

/** The token in the fragment of an address, or undefined. */
export const guestTokenOf = (hash: string): string | undefined =>
  /^#guest=([\w-]+)$/.exec(hash)?.[1];
