import { type HttpHandler, HttpResponse } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import {
  type AdminQuote,
  type AskedPayment,
  QUOTES_PER_PAGE,
  type QuotePage,
  type QuoteQuery,
  quoteStatuses,
  type Transfer,
} from '#src/domain/adminQuotes.ts';
import { findPage } from '#src/domain/listQuery.ts';
import type { QuoteOutcome, QuotePrice, SentQuote } from '#src/domain/pricedQuote.ts';
import { depositOf } from '#src/domain/quoteMoney.ts';
import { totalOf } from '#src/domain/quoteTotal.ts';
import { mockNow } from '../clock.ts';
import { buildRequest, buildSentQuote } from '../factories/pricedQuote.ts';
import { type Asked, createEntries, done, handlersOf } from './answer.ts';

export interface QuoteOptions {
  /** The quote requests, the newest first. */
  quoteRequests?: readonly AdminQuote[];
  /** The quote that every link leads to. Default: none. */
  sentQuote?: SentQuote | null;
}

function quotePage(quotes: readonly AdminQuote[], query: QuoteQuery): QuotePage {
  const { entries, ...page } = findPage(quotes, query, {
    statuses: quoteStatuses,
    statusOf: ({ status }) => status,
    textOf: ({ answers }) => Object.values(answers).join('\n'),
    pageSize: QUOTES_PER_PAGE,
  });
  return { quotes: entries, ...page };
}

/** The owner's quote requests, and the links that customers open. */
export function quoteHandlers({
  quoteRequests = [],
  sentQuote = null,
}: QuoteOptions): HttpHandler[] {
  const quotes = createEntries(quoteRequests, () => new AdminError('quote-not-found'));
  const linked = (changed: Partial<SentQuote>) => {
    if (!sentQuote) return HttpResponse.json({ code: 'not-found' }, { status: 404 });
    const { next, ...quote } = sentQuote;
    return buildSentQuote({ ...quote, ...changed });
  };
  const now = mockNow().toISOString();

  return handlersOf({
    'GET /api/admin/quotes': ({ query }) => quotePage(quotes.all(), query),
    'GET /api/admin/quotes/:id': ({ id }) => quotes.find(id),
    'POST /api/admin/quotes/:id/versions': ({
      id,
      body,
    }: Asked<QuotePrice & { version: number }>) => {
      const { versions } = quotes.find(id);
      if (versions.length !== body.version) throw new AdminError('changed-meanwhile');
      const sent = { ...body, version: body.version + 1, sentAt: now, sentBy: 'owner' };
      quotes.change(id, {
        status: 'Priced',
        total: totalOf(body.lines),
        versions: [
          {
            ...sent,
            deposit: depositOf(totalOf(body.lines), body.deposit),
            terms: '',
            decision: null,
          },
          ...versions,
        ],
      });
    },
    'POST /api/admin/quotes/:id/links': done,
    'POST /api/admin/quotes/:id/requests': ({ id, body }: Asked<AskedPayment>) => {
      const { requests, money } = quotes.find(id);
      const { kind } = body;
      const lines = kind === 'extra' ? body.lines : [];
      const asked = buildRequest({
        ...body,
        id: `request-${requests.length}`,
        lines,
        askedAt: now,
      });
      const part = { id: asked.id, kind, text: `Rest of quote ${id} v1`, amount: money?.open ?? 0 };
      quotes.change(id, {
        requests: [...requests, asked],
        ...(money && kind === 'rest' && { money: { ...money, due: [part] } }),
      });
    },
    'DELETE /api/admin/quotes/:id/requests/:request': ({ id, request }) => {
      const withdrawn = request.url.split('/').at(-1);
      const { requests } = quotes.find(id);
      quotes.change(id, { requests: requests.filter((each) => each.id !== withdrawn) });
    },
    'POST /api/admin/quotes/:id/transfers': ({ id, body }: Asked<Transfer>) => {
      const { money } = quotes.find(id);
      if (!money) throw new AdminError('changed-meanwhile');
      const paid = money.paid + body.amount;
      const due = money.due.filter((part) => part.id !== body.request);
      quotes.change(id, { money: { ...money, paid, open: money.agreed - paid, due } });
    },
    'POST /api/admin/quotes/:id/refunds': ({ id }) => {
      const { money } = quotes.find(id);
      if (money) quotes.change(id, { money: { ...money, paid: money.agreed, excess: 0 } });
    },
    'DELETE /api/admin/quotes/:id': ({ id }) => quotes.remove(id),

    'POST /api/quote-links': () => linked({}),
    'POST /api/quote-links/accept': ({ body }: Asked<{ name: string }>) =>
      linked({ state: 'accepted', acceptedBy: body.name, decidedAt: now }),
    'POST /api/quote-links/extras': ({ body }: Asked<{ request: string; outcome: QuoteOutcome }>) =>
      linked({
        extras: (sentQuote?.extras ?? []).map((extra) =>
          extra.id === body.request ? { ...extra, [`${body.outcome}At`]: now } : extra,
        ),
      }),
    'POST /api/quote-links/pay': () => ({ url: 'https://pay.example/cs_test_1' }),
    'POST /api/quote-links/decline': () =>
      linked({ state: 'declined', acceptedBy: '', decidedAt: now }),
  });
}
