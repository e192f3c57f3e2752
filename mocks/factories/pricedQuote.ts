import { business } from '#src/content/business.ts';
import { PAYMENT_DAYS, paymentTerms } from '#src/content/payment.ts';
import type { AdminQuote, QuoteVersion } from '#src/domain/adminQuotes.ts';
import { nextStep } from '#src/domain/nextStep.ts';
import { nextStepSchema } from '#src/domain/nextStepSchema.ts';
import type { Agreement, QuotePrice, SentQuote } from '#src/domain/pricedQuote.ts';
import {
  agreementText,
  askedPart,
  type PaymentRequest,
  type QuoteMoney,
} from '#src/domain/quoteMoney.ts';
import { totalOf } from '#src/domain/quoteTotal.ts';
import { MOCK_NOW } from '../clock.ts';
import { buildQuote } from './quote.ts';

/** So many hours after `MOCK_NOW`. */
const after = (hours: number) => new Date(MOCK_NOW.getTime() + hours * 3_600_000).toISOString();

/** Three lines, a message and a last day. */
export function buildQuotePrice(overrides: Partial<QuotePrice> = {}): QuotePrice {
  return {
    lines: [
      { text: 'Eight pages with a gallery of finished work', amount: 84_000 },
      { text: 'Form for asking for a visit', amount: 12_550 },
      { text: 'Moving the texts of the old site', amount: 9_000 },
    ],
    message: 'Thank you for asking us, Ruth.\n\nWe can begin in the week after you accept.',
    validUntil: '2026-03-31',
    deposit: { amount: 0 },
    ...overrides,
  };
}

const withoutDeposit = { ...buildQuotePrice(), deposit: { amount: 0, percent: null }, terms: '' };

/** A quote that its customer can accept. */
export function buildSentQuote(overrides: Partial<SentQuote> = {}): SentQuote {
  const { businessName, contactName } = buildQuote();
  const quote: Omit<SentQuote, 'next'> = {
    ...withoutDeposit,
    number: '12',
    businessName,
    contactName,
    version: 1,
    sentAt: after(24),
    state: 'open',
    decidedAt: null,
    acceptedBy: '',
    money: null,
    extras: [],
    agreements: [],
    takesCards: false,
    ticket: null,
    ...overrides,
  };
  const { state: status, decidedAt, sentAt, validUntil, money, extras } = quote;
  const askedAt = decidedAt ?? sentAt;
  const due = money?.due.map(({ id, kind }) => buildRequest({ id, kind, askedAt })) ?? [];
  const requests = [...due, ...extras.map(buildRequest)];
  const asked = status === 'accepted' && money ? askedPart(money, requests, PAYMENT_DAYS) : null;
  const job = { quote: { status, since: askedAt, validUntil, asked } };
  return { next: nextStepSchema.parse(nextStep(job, business, MOCK_NOW)), ...quote };
}

/** The first version, which waits for the customer. */
export function buildQuoteVersion(overrides: Partial<QuoteVersion> = {}): QuoteVersion {
  return {
    ...withoutDeposit,
    version: 1,
    sentAt: after(24),
    sentBy: 'owner',
    decision: null,
    ...overrides,
  };
}

/** A request without a price. */
export function buildAdminQuote(overrides: Partial<AdminQuote> = {}): AdminQuote {
  const answers = buildQuote();
  const { businessName, contactName, email } = answers;
  return {
    id: '1',
    businessName,
    contactName,
    email,
    status: 'New',
    createdAt: after(0),
    total: null,
    answers,
    captcha: 'passed',
    versions: [],
    money: null,
    requests: [],
    agreements: [],
    ...overrides,
  };
}

/** The same request once a price was sent. */
export function buildPricedQuote(overrides: Partial<AdminQuote> = {}): AdminQuote {
  return buildAdminQuote({
    status: 'Priced',
    total: totalOf(buildQuotePrice().lines),
    versions: [buildQuoteVersion()],
    ...overrides,
  });
}

/** The same request once the customer has accepted the price. */
export function buildAcceptedQuote(overrides: Partial<AdminQuote> = {}): AdminQuote {
  const decision = {
    outcome: 'accepted' as const,
    name: 'Ruth Harrow',
    reason: '',
    decidedAt: after(48),
    ipAddress: '192.0.2.17',
    ticketId: `web-${Date.parse(after(48))}`,
  };
  return buildPricedQuote({
    status: 'Accepted',
    versions: [buildQuoteVersion({ decision })],
    ...overrides,
  });
}

/** What is due of a quote with a deposit of 30 % that was accepted a moment ago. */
export function buildQuoteMoney(overrides: Partial<QuoteMoney> = {}): QuoteMoney {
  return {
    agreed: 105_550,
    paid: 0,
    open: 105_550,
    excess: 0,
    isProcessing: false,
    due: [{ id: 'deposit', kind: 'deposit', text: 'Deposit, 30 % of quote 12 v1', amount: 31_665 }],
    ...overrides,
  };
}

/** An extra of £200 that was not answered. */
export function buildRequest(overrides: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    id: 'extra',
    kind: 'extra',
    version: 1,
    lines: [{ text: 'A second language', amount: 20_000 }],
    message: 'You have asked for Welsh as well.',
    askedAt: after(72),
    acceptedAt: null,
    declinedAt: null,
    withdrawnAt: null,
    ...overrides,
  };
}

/** The copy of the quote. */
export function buildAgreement(overrides: Partial<Agreement> = {}): Agreement {
  return {
    text: agreementText({
      ...buildQuotePrice(),
      number: '12',
      version: 1,
      deposit: { amount: 31_665, percent: 30 },
      terms: paymentTerms,
    }),
    sha256: 'b82e2f220efcc95b0310a744acd171cc5102ade70d74e3780c38313b81419a6c',
    sentAt: after(24),
    openedAt: after(26),
    name: 'Ruth Harrow',
    acceptedAt: after(48),
    ipAddress: '192.0.2.17',
    ...overrides,
  };
}
