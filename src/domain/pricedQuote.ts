/** The price of a quote request: what the owner sends, and what the customer reads and answers. */
import * as z from 'zod/mini';
import { editableAmount, type Pence, penceIn } from './money';
import { nextStepSchema } from './nextStepSchema';
import { requiredText } from './questions';
import { linesSchema, lineText, MAX_AMOUNT } from './quoteLine';
import {
  type Deposit,
  type DepositChoice,
  depositChoiceSchema,
  depositOf,
  depositSchema,
  paymentRequestSchema,
  quoteMoneySchema,
} from './quoteMoney';
import { totalOf } from './quoteTotal';
import { atMost, trimmed } from './textLength';

const MESSAGE_LENGTH = 5000;
const REASON_LENGTH = 2000;
const NAME_LENGTH = 200;

const optional = (maximum: number) => z.string().check(trimmed, atMost(maximum));

const message = optional(MESSAGE_LENGTH);

/** What the owner writes. */
export const quotePriceSchema = z.object({
  lines: linesSchema,
  deposit: z._default(depositChoiceSchema, { amount: 0 }),
  /** '' without one. */
  message,
  /** The last day on which the quote can be accepted. */
  validUntil: z.nullable(z.iso.date()),
});

export type QuotePrice = z.infer<typeof quotePriceSchema>;

/** A price as it was sent: its deposit is a sum, with its percentage if it was one. */
export const sentPriceSchema = z.extend(quotePriceSchema, {
  deposit: depositSchema,
  /** How and when it is to be paid; '' if nothing was said. */
  terms: z.string(),
});

/** The amount that a text gives, exact to the penny, or null if it is none that a line may have. */
export function parseAmount(text: string): Pence | null {
  const pence = penceIn(text);
  return pence !== null && pence <= MAX_AMOUNT ? pence : null;
}

/** The price as it is typed so far. The keys of the lines keep their order, and are not numbers. */
export const priceDraftSchema = z.object({
  lines: z.record(z.string(), z.object({ text: z.string(), amount: z.string() })),
  deposit: z.string(),
  message: z.string(),
  validUntil: z.string(),
});

export type PriceDraft = z.infer<typeof priceDraftSchema>;

/** The key of the first line, of the second … */
export const lineKey = (index: number) => `line-${index + 1}`;

/** A form with one line that is blank. */
export const blankPrice: PriceDraft = {
  lines: { [lineKey(0)]: { text: '', amount: '' } },
  deposit: '',
  message: '',
  validUntil: '',
};

/** A price as it is typed, to be edited. */
export function priceDraftOf({
  lines,
  deposit,
  message,
  validUntil,
}: Omit<QuotePrice, 'deposit'> & { deposit: DepositChoice | Deposit }): PriceDraft {
  const { percent, amount = 0 }: { percent?: number | null; amount?: number } = deposit;
  return {
    lines: Object.fromEntries(
      lines.map(({ text, amount }, index) => [
        lineKey(index),
        { text, amount: editableAmount(amount) },
      ]),
    ),
    deposit: percent ? `${percent}%` : amount > 0 ? editableAmount(amount) : '',
    message,
    validUntil: validUntil ?? '',
  };
}

const amountText = z.pipe(
  z.string().check(
    z.refine((text) => penceIn(text) !== null, 'Please enter pounds, such as 249.50'),
    z.refine((text) => (penceIn(text) ?? 0) <= MAX_AMOUNT, 'Please enter at most £1,000,000'),
  ),
  z.transform((text) => parseAmount(text) ?? 0),
);

/** A deposit as it is typed: '30%', pounds, or blank for none. */
export const typedDeposit = z.pipe(
  z.string(),
  z.transform((text, { issues }): DepositChoice => {
    const [, percent = ''] = /^(\d{1,3})\s*%$/.exec(text.trim()) ?? [];
    const pence = percent || text.trim() === '' ? 0 : penceIn(text);
    const choice = Number(percent) > 0 ? { percent: Number(percent) } : { amount: pence };
    const { data } = depositChoiceSchema.safeParse(choice);
    const message = 'Please enter a percentage such as 30%, or pounds such as 249.50';
    if (!data) issues.push({ code: 'custom', input: text, message });
    return data ?? { amount: 0 };
  }),
);

/** The form in which the owner types a price. `today` is the first day that a quote can be valid until. */
export const priceFormSchema = (today: string) =>
  z
    .object({
      lines: z.pipe(
        z.record(z.string(), z.object({ text: lineText, amount: amountText })),
        z.transform((lines) => Object.values(lines)),
      ),
      deposit: typedDeposit,
      message,
      validUntil: z.pipe(
        z
          .string()
          .check(
            z.refine(
              (day) => day === '' || (z.iso.date().safeParse(day).success && day >= today),
              'Please choose today or a later day',
            ),
          ),
        z.transform((day) => day || null),
      ),
    })
    .check(
      z.refine(
        ({ lines, deposit }) => depositOf(totalOf(lines), deposit).amount <= totalOf(lines),
        {
          path: ['deposit'],
          error: 'Please enter at most the total',
          // Else they are not what they shall be.
          when: ({ issues }) => issues.length === 0,
        },
      ),
    );

/** What the customer can decide. */
export const quoteOutcomes = ['accepted', 'declined'] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];

/** A copy of what was agreed. */
export const agreementSchema = z.object({
  /** As it was shown to be accepted; its SHA-256 tells whether it is still the same. */
  text: z.string(),
  sha256: z.string(),
  sentAt: z.iso.datetime(),
  /** When its link was first opened. */
  openedAt: z.nullable(z.iso.datetime()),
  /** The typed name, when it was accepted, and from which IP address. */
  name: z.string(),
  acceptedAt: z.iso.datetime(),
  ipAddress: z.string(),
});

export type Agreement = z.infer<typeof agreementSchema>;

const quoteStates = ['open', 'expired', ...quoteOutcomes] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The newest version of a quote, as the customer reads it. */
export const sentQuoteSchema = z.extend(sentPriceSchema, {
  /** The number of the quote, the same in all its versions. */
  number: z.string(),
  /** The customer's business. */
  businessName: z.string(),
  contactName: z.string(),
  /** From 1. */
  version: z.int(),
  sentAt: z.iso.datetime(),
  state: z.enum(quoteStates),
  /** When it was accepted or declined. */
  decidedAt: z.nullable(z.iso.datetime()),
  /** The name with which it was accepted. */
  acceptedBy: z.string(),
  next: nextStepSchema,
  /**
   * The ticket of an accepted quote, with the token of a guest's link. Null before, and for a link that
   * does not open it.
   */
  ticket: z.nullable(z.object({ id: z.string(), token: z.nullable(z.string()) })),
  /** Null before a version is accepted. */
  money: z.nullable(quoteMoneySchema),
  /** That were not taken back. */
  extras: z.array(z.omit(paymentRequestSchema, { withdrawnAt: true })),
  /** What was agreed, the quote first. */
  agreements: z.array(agreementSchema),
  /** It can be paid by card. */
  takesCards: z.boolean(),
});

export type SentQuote = z.infer<typeof sentQuoteSchema>;

/** The customer's typed signature. */
export const acceptanceSchema = z.object({
  name: requiredText('Please type your name', 1, NAME_LENGTH),
});

export const refusalSchema = z.object({ reason: optional(REASON_LENGTH) });

interface Decided extends Pick<QuotePrice, 'validUntil'> {
  decision: { outcome: QuoteOutcome } | null;
}

/** The state of the newest version on a day. */
export function quoteState({ decision, validUntil }: Decided, today: string): QuoteState {
  if (decision) return decision.outcome;
  return validUntil !== null && validUntil < today ? 'expired' : 'open';
}
