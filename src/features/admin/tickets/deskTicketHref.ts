import { pages } from '../../../pages';

/** The address of a ticket on the owner's desk, on any static host. */
export const deskTicketHref = (id: string) =>
  `${pages.adminTickets.href}?${new URLSearchParams({ ticket: id })}`;
