/** The orders of accepted quotes: all that is paid for one quote is one order. */
import * as z from 'zod/mini';
import { requestText } from '../../src/domain/quoteMoney.ts';
import { QUOTE_PRODUCT } from '../../src/domain/quoteTicket.ts';
import { columns, type Queries } from '../database/database.ts';
import type { FoldedOrder } from './foldOrder.ts';
import {
  quoteRow,
  readAttempts,
  readRequests,
  readVersions,
  type StoredRequest,
} from './storedQuotes.ts';

/** What leads to the order of a quote beside the provider's ids, which are never like it. */
export const quoteKey = (quoteId: string) => `quote ${quoteId}`;

/** The id of a payment by bank transfer, which names its request. */
export const transferId = (requestId: string, key: string) => `transfer ${requestId} ${key}`;

/** Finds the request of a quote that a payment with these ids is for. */
export async function readRequestOf(
  queries: Queries,
  quoteId: string,
  requests: readonly StoredRequest[],
) {
  const attempts = await readAttempts(queries, quoteId);
  return (keys: readonly string[]) =>
    requests.find(({ id }) => {
      const isOwn = (key: string) =>
        key.startsWith(transferId(id, '')) ||
        attempts.some(({ requestId, session }) => requestId === id && session === key);
      return keys.some(isOwn);
    });
}

const soldSchema = z.pick(quoteRow, { id: true, answers: true });

/** The quote whose order it is, its customer, and what is sold, as `soldBy` says it of links; null for any other. */
export async function findQuoteSale(queries: Queries, orderId: string) {
  const found = await queries.row(
    soldSchema,
    `select ${columns(soldSchema)} from quotes where id = (
       select substring(key from 'quote (\\d+)$')::bigint from order_keys
       where order_id = $1 and key ~ '^(live|test)  quote \\d+$' limit 1)`,
    [orderId],
  );
  if (!found) return null;
  const { id: number, answers } = found;
  const versions = await readVersions(queries, number);
  const requestOf = await readRequestOf(queries, number, await readRequests(queries, number));
  const { id: product, title: service } = QUOTE_PRODUCT;
  const describe = (keys: readonly string[]) => {
    const request = requestOf(keys);
    const { deposit } = versions.find(({ version }) => version === request?.version) ?? {};
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
