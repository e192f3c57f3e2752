/** The versions of a quote, which the owner sends and the customer decides on. */
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
import { depositOf } from '../../src/domain/quoteMoney.ts';
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

const { deposit: _, ...price } = sentPriceSchema.shape;

const versionRow = z.object({
  ...price,
  depositAmount: z.coerce.number(),
  depositPercent: z.nullable(z.number()),
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
  depositAmount: 'deposit',
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
  return rows.map(({ outcome, name, reason, decidedAt, ipAddress, ticketId, ...version }) => {
    const { depositAmount: amount, depositPercent: percent, ...rest } = version;
    return {
      ...rest,
      deposit: { amount, percent },
      decision:
        outcome && decidedAt !== null
          ? { outcome, name, reason, decidedAt, ipAddress, ticketId }
          : null,
    };
  });
}

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
