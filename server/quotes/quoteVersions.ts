/** The versions of a quote, which the owner sends and the customer decides on. */
import * as z from 'zod/mini';
import {
  adminQuoteSchema,
  type QuoteVersion,
  quoteDecisionSchema,
} from '../../src/domain/adminQuotes.ts';
import { shortName } from '../../src/domain/mailMessage.ts';
import { formatPence } from '../../src/domain/money.ts';
import { type QuoteLine, type QuotePrice, quotePriceSchema } from '../../src/domain/pricedQuote.ts';
import { totalOf } from '../../src/domain/quoteTotal.ts';
import { columns, insertRow, isoDate, type Queries } from '../database/database.ts';
import { addLink } from '../http/links.ts';
import { derivedToken } from '../secrets.ts';

/** The row of a quote. What is read of it is picked from here. */
export const quoteRow = z.extend(z.omit(adminQuoteSchema, { versions: true }), {
  createdAt: isoDate,
  total: z.nullable(z.coerce.number()),
});

const versionRow = z.object({
  ...quotePriceSchema.shape,
  ...quoteDecisionSchema.shape,
  version: z.number(),
  sentAt: isoDate,
  sentBy: z.string(),
  outcome: z.nullable(quoteDecisionSchema.shape.outcome),
  decidedAt: z.nullable(isoDate),
});

const computed = { validUntil: 'valid_until::text', sentAt: 'created_at', ipAddress: 'address' };

/** The versions of a quote, the newest first. */
export async function readVersions(queries: Queries, quoteId: string): Promise<QuoteVersion[]> {
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
  const lines = JSON.stringify(price.lines);
  await insertRow(queries, 'quote_versions', { ...sent, ...price, lines });
  await queries.execute(`update quotes set status = 'Priced' where id = $1`, [quoteId]);
  return addLink(queries, 'quote', quoteId);
}

/** The guest's token of the ticket that a quote's link has opened by accepting it. */
export const ticketToken = (token: string) => derivedToken(token, 'ticket');
