import type { QuoteLinks } from '#src/backend/Backend.ts';
import type { SentQuote } from '#src/domain/pricedQuote.ts';
import { mockNow } from './clock.ts';

/** The methods of a link to this quote, in memory; null: a link to none. Every decision succeeds. */
export function createQuoteLinks(quote: SentQuote | null): QuoteLinks {
  const decide = async (state: 'accepted' | 'declined', acceptedBy: string) =>
    quote && { ...quote, state, acceptedBy, decidedAt: mockNow().toISOString() };
  return {
    read: async () => quote,
    accept: ({ name }) => decide('accepted', name),
    decline: () => decide('declined', ''),
  };
}
