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
import { derivedToken } from '../secrets.ts';

/** The row of a quote. What is read of it is picked from here. */
const { versions, money, requests, agreements, ...stored } = adminQuoteSchema.shape;

export const quoteRow = z.object({
  ...stored,
  createdAt: isoDate,
  total: z.nullable(z.coerce.number()),
});

const versionRow = z.object({
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

const computed = {
  validUntil: 'valid_until::text',
  sentAt: 'created_at',
  ipAddress: 'address',
  deposit: `jsonb_build_object('amount', deposit, 'percent', deposit_percent)`,
};

/** A version with what the customer has seen of it: when first, and what was accepted. */
export interface StoredVersion extends QuoteVersion {
  openedAt: string | null;
  shown: string | null;
}

/** The versions of a quote, the newest first. */
export async function readVersions(queries: Queries, quoteId: string): Promise<StoredVersion[]> {
  const rows = await queries.rows(
    versionRow,
    `select ${columns(versionRow, computed)}
     from quote_versions where quote_id = $1 order by version desc`,
    [quoteId],
  );
  return rows.map(({ outcome, name, reason, decidedAt, ipAddress, ticketId, ...version }) => ({
    ...version,
    decision:
      outcome && decidedAt !== null
        ? { outcome, name, reason, decidedAt, ipAddress, ticketId }
        : null,
  }));
}

/** The newest accepted version of a quote. */
export const acceptedOf = (versions: readonly StoredVersion[]) =>
  versions.find(({ decision }) => decision?.outcome === 'accepted');

const moment = z.nullable(isoDate);

const requestRow = z.extend(paymentRequestSchema, {
  askedAt: isoDate,
  acceptedAt: moment,
  declinedAt: moment,
  withdrawnAt: moment,
  shown: z.nullable(z.string()),
  name: z.string(),
  ipAddress: z.string(),
});

export type StoredRequest = z.infer<typeof requestRow>;

const attemptRow = z.object({
  requestId: z.string(),
  number: z.number(),
  amount: z.coerce.number(),
  expiresAt: z.date(),
  session: z.nullable(z.string()),
  endedAt: z.nullable(z.date()),
});

export type Attempt = z.infer<typeof attemptRow>;

export const readRequests = (queries: Queries, quoteId: string): Promise<StoredRequest[]> =>
  queries.rows(
    requestRow,
    `select ${columns(requestRow, computed)} from payment_requests
     where quote_id = $1 order by position`,
    [quoteId],
  );

export const readAttempts = (queries: Queries, quoteId: string): Promise<Attempt[]> =>
  queries.rows(
    attemptRow,
    `select ${columns(attemptRow)} from payment_attempts
     where quote_id = $1 order by request_id, number`,
    [quoteId],
  );

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
