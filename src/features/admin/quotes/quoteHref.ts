import { pages } from '../../../pages';

/** The address of a quote request on the owner's desk, on any static host. */
export const quoteHref = (id: string) =>
  `${pages.adminQuotes.href}?${new URLSearchParams({ quote: id })}`;
