import type { QuoteDesk } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import { queryWords } from '#src/domain/listQuery.ts';
import type { PriceDraft } from '#src/domain/pricedQuote.ts';
import { type DeskQuote, QUOTES_PER_PAGE, type QuoteQuery } from '#src/domain/quoteDesk.ts';
import { totalOf } from '#src/domain/quoteTotal.ts';
import { mockNow } from './clock.ts';

function findQuotes(quotes: readonly DeskQuote[], { text, status, page }: QuoteQuery) {
  const counts = { all: quotes.length, New: 0, Priced: 0, Accepted: 0, Declined: 0 };
  for (const quote of quotes) counts[quote.status] += 1;
  const found = quotes.filter((quote) => {
    const searched = Object.values(quote.answers).join('\n').toLowerCase();
    const isWanted = status === 'all' || quote.status === status;
    return isWanted && queryWords(text).every((word) => searched.includes(word));
  });
  const start = (page - 1) * QUOTES_PER_PAGE;
  return { quotes: found.slice(start, start + QUOTES_PER_PAGE), found: found.length, counts };
}

/** The owner's verbs for these quote requests, in memory. The tests of the server run the real ones. */
export function createQuoteDesk(initial: readonly DeskQuote[]): QuoteDesk {
  let quotes = initial;
  const drafts = new Map<string, PriceDraft>();

  function find(id: string): DeskQuote {
    const quote = quotes.find((each) => each.id === id);
    if (!quote) throw new AdminError('quote-not-found');
    return quote;
  }

  return {
    list: async (query) => findQuotes(quotes, query),
    countNew: async () => quotes.filter(({ status }) => status === 'New').length,
    open: async (id) => find(id),
    async send({ quoteId, replacedVersion, ...price }) {
      const quote = find(quoteId);
      const { versions } = quote;
      if (versions.length !== replacedVersion) throw new AdminError('changed-meanwhile');
      const version = {
        ...price,
        version: replacedVersion + 1,
        sentAt: mockNow().toISOString(),
        sentBy: 'owner',
        decision: null,
      };
      const sent: DeskQuote = {
        ...quote,
        status: 'Priced',
        total: totalOf(price.lines),
        versions: [version, ...versions],
      };
      quotes = quotes.map((each) => (each.id === quoteId ? sent : each));
      return sent;
    },
    restoreDraft: async (id) => drafts.get(id) ?? null,
    async keepDraft(id, draft) {
      if (draft) drafts.set(id, draft);
      else drafts.delete(id);
    },
  };
}
