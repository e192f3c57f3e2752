import type { OwnersQuotes } from '#src/backend/AdminBackend.ts';
import { AdminError } from '#src/backend/adminErrors.ts';
import {
  type AdminQuote,
  QUOTES_PER_PAGE,
  type QuotePage,
  type QuoteQuery,
  quoteStatuses,
} from '#src/domain/adminQuotes.ts';
import { findPage } from '#src/domain/listQuery.ts';
import type { PriceDraft } from '#src/domain/pricedQuote.ts';
import { totalOf } from '#src/domain/quoteTotal.ts';
import { mockNow } from './clock.ts';

function findQuotes(quotes: readonly AdminQuote[], query: QuoteQuery): QuotePage {
  const { entries, ...page } = findPage(quotes, query, {
    statuses: quoteStatuses,
    statusOf: ({ status }) => status,
    textOf: ({ answers }) => Object.values(answers).join('\n'),
    pageSize: QUOTES_PER_PAGE,
  });
  return { quotes: entries, ...page };
}

/** The owner's methods for these quote requests, in memory. The tests of the server run the real ones. */
export function createMockQuotes(initial: readonly AdminQuote[]): OwnersQuotes {
  let quotes = initial;
  const drafts = new Map<string, PriceDraft>();

  function find(id: string): AdminQuote {
    const quote = quotes.find((each) => each.id === id);
    if (!quote) throw new AdminError('quote-not-found');
    return quote;
  }

  return {
    list: async (query) => findQuotes(quotes, query),
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
      const sent: AdminQuote = {
        ...quote,
        status: 'Priced',
        total: totalOf(price.lines),
        versions: [version, ...versions],
      };
      quotes = quotes.map((each) => (each.id === quoteId ? sent : each));
    },
    replaceLink: async () => {},
    async remove(quoteId) {
      quotes = quotes.filter(({ id }) => id !== quoteId);
    },
    restoreDraft: async (id) => drafts.get(id) ?? null,
    async keepDraft(id, draft) {
      if (draft) drafts.set(id, draft);
      else drafts.delete(id);
    },
  };
}
