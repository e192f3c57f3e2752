/** The orders of accepted quotes: all that is paid for one quote is one order. */
import { requestText } from '../../src/domain/quoteMoney.ts';
import { QUOTE_PRODUCT } from '../../src/domain/quoteTicket.ts';
import type { Queries } from '../database/database.ts';
import type { FoldedOrder } from './foldOrder.ts';
import { readQuotes, type StoredQuote } from './storedQuotes.ts';

/** What leads to the order of a quote beside the provider's ids, which are never like it. */
export const quoteKey = (quoteId: string) => `quote ${quoteId}`;

/** In SQL: the id of the quote whose order `$1` is. */
const QUOTE_OF_ORDER = `(select substring(key from 'quote (\\d+)$')::bigint from order_keys
  where order_id = $1 and key ~ '^(live|test)  quote \\d+$' limit 1)`;

/** The quote whose order it is; undefined for any other. */
export const ofOrder = (orderId: string) => ({ sql: `id = ${QUOTE_OF_ORDER}`, values: [orderId] });

/** The quote whose acceptance has opened a ticket. */
export const ofTicket = (ticketId: string) => ({
  sql: 'id in (select quote_id from quote_versions where ticket_id = $1)',
  values: [ticketId],
});

/** The id of a payment by bank transfer, which names its request. */
export const transferId = (requestId: string, key: string) => `transfer ${requestId} ${key}`;

/** The request of a quote that a payment with these ids is for. */
export const requestOf = ({ requests, attempts }: StoredQuote, keys: readonly string[]) =>
  requests.find(({ id }) =>
    keys.some(
      (key) =>
        key.startsWith(transferId(id, '')) ||
        attempts.some(({ requestId, session }) => requestId === id && session === key),
    ),
  );

/** The quote whose order it is, its customer, and what is sold, as `soldBy` says it of links; null for any other. */
export async function findQuoteSale(queries: Queries, orderId: string) {
  const [quote] = await readQuotes(queries, ofOrder(orderId));
  if (!quote) return null;
  const { id: number, answers } = quote;
  const { id: product, title: service } = QUOTE_PRODUCT;
  const describe = (keys: readonly string[]) => {
    const request = requestOf(quote, keys);
    const { deposit } = quote.versions.find(({ version }) => version === request?.version) ?? {};
    return request && deposit ? requestText(request, { number, deposit }) : service;
  };
  return {
    id: number,
    customer: {
      customer: answers.contactName ?? '',
      email: answers.email || null,
      business: answers.businessName || null,
    },
    sold: ({ payments }: FoldedOrder) => ({
      offer: { product, period: null, service },
      lines: [],
      key: null,
      isSetAside: false,
      quantity: null,
      asked: undefined,
      told: undefined,
      sold: new Map(
        payments.map(({ id, keys }) => [id, { description: describe(keys), lines: [] }]),
      ),
    }),
  };
}
