/** The orders of accepted quotes: all that is paid for one quote is one order. */
import * as z from 'zod/mini';
import { requestKinds, requestText } from '../../src/domain/quoteMoney.ts';
import { QUOTE_PRODUCT } from '../../src/domain/quoteTicket.ts';
import { columns, type Queries } from '../database/database.ts';
import type { FoldedOrder } from './foldOrder.ts';

/** What leads to the order of a quote beside the provider's ids, which are never like it. */
export const quoteKey = (quoteId: string) => `quote ${quoteId}`;

/** The id of a payment by bank transfer, which names its request. */
export const transferId = (requestId: string, key: string) => `transfer ${requestId} ${key}`;

const TRANSFER = /^transfer (\S+) /;

const partSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(requestKinds),
  version: z.number(),
  amount: z.coerce.number(),
  percent: z.nullable(z.number()),
  sessions: z.array(z.string()),
});

const customerSchema = z.object({
  id: z.string(),
  customer: z.string(),
  email: z.nullable(z.string()),
  business: z.nullable(z.string()),
});

/** Whose order it is: that of a quote; null for any other. */
export async function findQuoteSale(queries: Queries, orderId: string) {
  const quoteId = `(
    select substring(key from 'quote (\\d+)$')::bigint from order_keys
    where order_id = $1 and key ~ '^(live|test)  quote \\d+$' limit 1
  )`;
  const answer = (name: string) => `nullif(answers->>'${name}', '')`;
  const found = await queries.row(
    customerSchema,
    `select ${columns(customerSchema, {
      customer: `coalesce(${answer('contactName')}, '')`,
      email: answer('email'),
      business: answer('businessName'),
    })} from quotes where id = ${quoteId}`,
    [orderId],
  );
  if (!found) return null;
  const parts = await queries.rows(
    partSchema,
    `select ${columns(partSchema, {
      number: 'quote_id::text',
      amount: `coalesce((select deposit from quote_versions as own
        where own.quote_id = payment_requests.quote_id and own.version = payment_requests.version), 0)`,
      percent: `(select deposit_percent from quote_versions as own
        where own.quote_id = payment_requests.quote_id and own.version = payment_requests.version)`,
      sessions: `array(select session from payment_attempts
        where request_id = payment_requests.id and session is not null)`,
    })} from payment_requests where quote_id = ${quoteId}`,
    [orderId],
  );
  /** The request that a payment with these ids is for. */
  const partOf = (keys: readonly string[]) =>
    parts.find(({ id, sessions }) =>
      keys.some((key) => sessions.includes(key) || TRANSFER.exec(key)?.[1] === id),
    );
  const { id, ...customer } = found;
  return { id, customer, sold: (order: FoldedOrder) => soldByQuote(order, partOf) };
}

type PartOf = (keys: readonly string[]) => z.infer<typeof partSchema> | undefined;

/** What is sold, as `soldBy` says it of links. */
function soldByQuote({ payments }: FoldedOrder, partOf: PartOf) {
  const { id, title } = QUOTE_PRODUCT;
  return {
    offer: { product: id, period: null, service: title },
    lines: [],
    key: null,
    isSetAside: false,
    quantity: null,
    asked: undefined,
    told: undefined,
    sold: new Map(
      payments.map((payment) => {
        const part = partOf(payment.keys);
        const description = part
          ? requestText(part, { number: part.number, deposit: part })
          : title;
        return [payment.id, { description, lines: [] }];
      }),
    ),
  };
}
