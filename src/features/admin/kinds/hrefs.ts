/**
 * The URLs of the owner's pages about one thing. Its id is in the query, so any static host serves them;
 * an order, which only a server keeps in detail, has a path.
 */
import type { About } from '../../../domain/history';
import { pages } from '../../../pages';
import { type Kind, kinds } from './kinds';

const hrefOf = (kind: Kind) => (id: string) =>
  `${kinds[kind].list}?${new URLSearchParams({ [kind]: id })}`;

/** The URL of a mail in the owner's list. */
export const mailHref = hrefOf('mail');

/** The URL of an order. */
export const orderHref = (id: string) => `${pages.adminOrders.href}/${encodeURIComponent(id)}`;

/** The last part of the path of the form for an order. No order has this id. */
export const NEW_ORDER = 'new';

/** The URL of a quote request. */
export const quoteHref = hrefOf('quote');

/** The URL of a ticket. */
export const adminTicketHref = hrefOf('ticket');

/** The URL of the accounts that these words find. */
export const accountsHref = (search: string) =>
  `${pages.adminAccounts.href}?${new URLSearchParams({ search })}`;

/** The URL of what was done to one thing. */
export const historyHref = (about: About) =>
  `${pages.adminHistory.href}?${new URLSearchParams(about)}`;
