import { pages } from '../../../pages';

/** The address of what was done to a ticket, an order or an account. */
export const historyHref = (subject: string) =>
  `${pages.adminHistory.href}?${new URLSearchParams({ subject })}`;
