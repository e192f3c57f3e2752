/** What is stored of a quote: its versions, what its customer was asked to pay, and the payments by card that were begun. */
import * as z from 'zod/mini';
import { paymentTerms } from '../../src/content/payment.ts';
import {
  adminQuoteSchema,
  type QuoteVersion,
  quoteDecisionSchema,
} from '../../src/domain/adminQuotes.ts';
import { shortName } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { type QuotePrice, sentPriceSchema } from '../../src/domain/pricedQuote.ts';
import type { QuoteLine } from '../../src/domain/quoteLine.ts';
import { depositOf, paymentRequestSchema } from '../../src/domain/quoteMoney.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { columns, insertRow, isoDate, type Queries } from '../database/database.ts';
import { addLink } from '../http/links.ts';
import type { Condition } from '../http/pagedList.ts';
import { derivedToken } from '../secrets.ts';

/** The row of a quote. What is read of it is picked from here. */
const { versions, money, requests, agreements, ...stored } = adminQuoteSchema.shape;

export const quoteRow = z.object({
  ...stored,
  createdAt: isoDate,
  total: z.nullable(z.coerce.number()),
});

const versionRow = z.object({
  quoteId: z.string(),
  ...sentPriceSchema.shape,
  openedAt: z.nullable(isoDate),
  shown: z.nullable(z.string()),
  ...quoteDecisionSchema.shape,
  version: z.number(),
  sentAt: isoDate,
  sentBy: z.string(),
  outcome: z.nullable(quoteDecisionSchema.shape.outcome),
  decidedAt: z.nullable(isoDate),
});

const answer = (name: string) => `coalesce(answers->>'${name}', '')`;

/** In SQL: what a quote request is listed with. */
export const quoteColumns = {
  businessName: answer('businessName'),
  contactName: answer('contactName'),
  email: answer('email'),
  total: `(
    select sum((line->>'amount')::bigint)
    from quote_versions as newest, jsonb_array_elements(newest.lines) as line
    where quote_id = quotes.id
      and version = (select max(version) from quote_versions where quote_id = quotes.id)
  )`,
};

const computed = {
  validUntil: 'valid_until::text',
  sentAt: 'created_at',
  ipAddress: 'address',
  deposit: `jsonb_build_object('amount', deposit, 'percent', deposit_percent)`,
};

/** A version with what the customer has seen of it: when first, and what was accepted. */
export interface StoredVersion extends QuoteVersion {
  quoteId: string;
  openedAt: string | null;
  shown: string | null;
}

function toVersion(row: z.infer<typeof versionRow>): StoredVersion {
  const { outcome, name, reason, decidedAt, ipAddress, ticketId, ...version } = row;
  const isDecided = outcome !== null && decidedAt !== null;
  const decision = isDecided ? { outcome, name, reason, decidedAt, ipAddress, ticketId } : null;
  return { ...version, decision };
}

const moment = z.nullable(isoDate);

const requestRow = z.extend(paymentRequestSchema, {
  quoteId: z.string(),
  askedAt: isoDate,
  acceptedAt: moment,
  declinedAt: moment,
  withdrawnAt: moment,
  shown: z.nullable(z.string()),
  name: z.string(),
  ipAddress: z.string(),
});

const attemptRow = z.object({
  quoteId: z.string(),
  /** Of a quote, from 1: the newest one alone is to be paid. */
  number: z.number(),
  requestId: z.string(),
  amount: z.coerce.number(),
  expiresAt: z.date(),
  session: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
});

export type Attempt = z.infer<typeof attemptRow>;

/**
 * The quotes that meet a condition, which can be locked until the transaction ends, each with its versions, the newest
 * first, its newest accepted one, what was asked for, and the payments by card that were begun.
 */
export async function readQuotes(
  queries: Queries,
  { sql, values }: Condition,
  { forUpdate = false } = {},
) {
  const quotes = await queries.rows(
    quoteRow,
    `select ${columns(quoteRow, quoteColumns)} from quotes where ${sql}
     order by id ${forUpdate ? 'for update' : ''}`,
    values,
  );
  if (quotes.length === 0) return [];
  const ids = quotes.map(({ id }) => id);
  // Statements of their own: one that waits for a lock does not see the rows that were added meanwhile.
  const read = <T>(row: z.ZodMiniObject & z.ZodMiniType<T>, table: string, order: string) =>
    queries.rows<T>(
      row,
      `select ${columns(row, computed)} from ${table} where quote_id = any($1) order by ${order}`,
      [ids],
    );
  const versions = (await read(versionRow, 'quote_versions', 'version desc')).map(toVersion);
  const requests = await read(requestRow, 'payment_requests', 'position');
  const attempts = await read(attemptRow, 'payment_attempts', 'number');
  return quotes.map((quote) => {
    const isOwn = ({ quoteId }: { quoteId: string }) => quoteId === quote.id;
    const own = versions.filter(isOwn);
    return {
      ...quote,
      versions: own,
      newest: own[0],
      accepted: own.find(({ decision }) => decision?.outcome === 'accepted'),
      requests: requests.filter(isOwn),
      attempts: attempts.filter(isOwn),
    };
  });
}

export type StoredQuote = Awaited<ReturnType<typeof readQuotes>>[number];

/** The values that the mails about a price have in common. */
export const pricedValues = (
  answers: Readonly<Record<string, string>>,
  { version, lines }: { version: number; lines: readonly QuoteLine[] },
) => ({
  contactName: shortName(answers.contactName ?? ''),
  businessName: shortName(answers.businessName ?? '') || 'your business',
  version: String(version),
  total: formatPence(totalOf(lines)),
});

export interface NewVersion {
  quoteId: string;
  version: number;
  price: QuotePrice;
  sentBy: string;
  requestKey: string;
}

/** Stores a version, which is then the newest. Resolves with the token of a new link to the quote. */
export async function insertVersion(
  queries: Queries,
  { price, ...sent }: NewVersion,
): Promise<string> {
  const { quoteId } = sent;
  const { amount, percent } = depositOf(totalOf(price.lines), price.deposit);
  await insertRow(queries, 'quote_versions', {
    ...sent,
    ...price,
    lines: JSON.stringify(price.lines),
    deposit: amount,
    depositPercent: percent,
    terms: amount > 0 ? paymentTerms : '',
  });
  return addLink(queries, 'quote', quoteId);
}

/** The guest's token of the ticket that a quote's link has opened by accepting it. */
export const ticketToken = (token: string) => derivedToken(token, 'ticket');
