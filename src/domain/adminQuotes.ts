/** The owner's view of quote requests. */
import * as z from 'zod/mini';
import { FIRST_DAY } from './adminOrders';
import { type ListQuery, pageFields } from './listQuery';
import { agreementSchema, quoteOutcomes, quotePriceSchema, sentPriceSchema } from './pricedQuote';
import { linesSchema, MAX_AMOUNT, MAX_LINES } from './quoteLine';
import { paymentRequestSchema, quoteMoneySchema } from './quoteMoney';

export const quoteStatuses = ['New', 'Priced', 'Accepted', 'Declined'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A quote request in the owner's list. */
const quoteSummarySchema = z.object({
  id: z.string(),
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  status: z.enum(quoteStatuses),
  createdAt: z.iso.datetime(),
  /** The sum of the newest version, in pence. */
  total: z.nullable(z.int()),
});

/** Searches the answers. */
export type QuoteQuery = ListQuery<QuoteStatus>;

/** A page of the owner's list, the newest request first. */
export const quotePageSchema = z.object({
  quotes: z.array(quoteSummarySchema),
  ...pageFields(quoteStatuses),
});

export type QuotePage = z.infer<typeof quotePageSchema>;

export const QUOTES_PER_PAGE = 25;

/** What the customer has decided. */
export const quoteDecisionSchema = z.object({
  outcome: z.enum(quoteOutcomes),
  /** The typed signature of an acceptance. */
  name: z.string(),
  /** Why the customer has declined; '' without a reason. */
  reason: z.string(),
  decidedAt: z.iso.datetime(),
  /** The IP address of the customer. */
  ipAddress: z.string(),
  /** The ticket that an acceptance has opened. */
  ticketId: z.nullable(z.string()),
});

/** A price that was sent. It never changes; a second one is another version. */
const quoteVersionSchema = z.extend(sentPriceSchema, {
  /** From 1. */
  version: z.int(),
  sentAt: z.iso.datetime(),
  /** The name of the owner. */
  sentBy: z.string(),
  decision: z.nullable(quoteDecisionSchema),
});

export type QuoteVersion = z.infer<typeof quoteVersionSchema>;

/** A quote request with everything that the owner knows of it. */
export const adminQuoteSchema = z.extend(quoteSummarySchema, {
  /** By the name of the question. The questions may have changed since. */
  answers: z.record(z.string(), z.string()),
  /** Left out if it was not checked because none is set up. */
  captcha: z.optional(z.enum(['passed', 'unverified'])),
  /** The newest first. */
  versions: z.array(quoteVersionSchema),
  /** Null before a version is accepted. */
  money: z.nullable(z.extend(quoteMoneySchema, { orderId: z.nullable(z.string()) })),
  requests: z.array(paymentRequestSchema),
  agreements: z.array(agreementSchema),
});

export type AdminQuote = z.infer<typeof adminQuoteSchema>;

const { message } = quotePriceSchema.shape;

/** What the owner asks for beside the deposit. */
export const askedPaymentSchema = z.union([
  z.object({ kind: z.literal('extra'), lines: linesSchema, message }),
  z.object({ kind: z.literal('rest'), message }),
]);

export type AskedPayment = z.infer<typeof askedPaymentSchema>;

/** A payment by bank transfer for a request, in pence. */
export const transferSchema = z.object({
  request: z.string(),
  amount: z.int().check(z.gte(1), z.lte(MAX_LINES * MAX_AMOUNT)),
  /** When it has arrived, as YYYY-MM-DD. */
  day: z.iso.date().check(z.refine((day) => day >= FIRST_DAY)),
});

export type Transfer = z.infer<typeof transferSchema>;
