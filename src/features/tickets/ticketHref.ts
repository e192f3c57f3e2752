import { pages } from '../../pages';

/** The address of a ticket for its customer. */
export const ticketHref = (id: string): string => `${pages.tickets.href}/${encodeURIComponent(id)}`;
