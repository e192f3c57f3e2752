/** The price of a quote request: what the owner sends, and what the customer reads and answers. */
import * as z from 'zod/mini';
import { editableAmount, type Pence, penceIn } from './money';
import { nextStepSchema } from './nextStepSchema';
import { requiredText } from './questions';
import { atMost, trimmed } from './textLength';

const LINE_LENGTH = 200;
const MESSAGE_LENGTH = 5000;
const REASON_LENGTH = 2000;
const NAME_LENGTH = 200;

/** The most lines of a quote. */
export const MAX_LINES = 30;

/** The largest amount of a line: a million pounds. */
const MAX_AMOUNT: Pence = 100_000_000;

const optional = (maximum: number) => z.string().check(trimmed, atMost(maximum));

const lineText = requiredText('Please say what this line is for', 1, LINE_LENGTH);
const message = optional(MESSAGE_LENGTH);

const quoteLineSchema = z.object({
  text: lineText,
  amount: z.int().check(z.gte(0), z.lte(MAX_AMOUNT)),
});

/** What something costs, in words and pence. */
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** What the owner writes. */
export const quotePriceSchema = z.object({
  lines: z.array(quoteLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  /** '' without one. */
  message,
  /** The last day on which the quote can be accepted. */
  validUntil: z.nullable(z.iso.date()),
});

export type QuotePrice = z.infer<typeof quotePriceSchema>;

/** The amount that a text gives, exact to the penny, or null if it is none that a line may have. */
export function parseAmount(text: string): Pence | null {
  const pence = penceIn(text);
  return pence !== null && pence <= MAX_AMOUNT ? pence : null;
}

/** The price as it is typed so far. The keys of the lines keep their order, and are not numbers. */
export const priceDraftSchema = z.object({
  lines: z.record(z.string(), z.object({ text: z.string(), amount: z.string() })),
  message: z.string(),
  validUntil: z.string(),
});

export type PriceDraft = z.infer<typeof priceDraftSchema>;

/** The key of the first line, of the second … */
export const lineKey = (index: number) => `line-${index + 1}`;

/** A form with one line that is blank. */
export const blankPrice: PriceDraft = {
  lines: { [lineKey(0)]: { text: '', amount: '' } },
  message: '',
  validUntil: '',
};

/** A price as it is typed, to be edited. */
export function priceDraftOf({ lines, message, validUntil }: QuotePrice): PriceDraft {
  return {
    lines: Object.fromEntries(
      lines.map(({ text, amount }, index) => [
        lineKey(index),
        { text, amount: editableAmount(amount) },
      ]),
    ),
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

/** The form in which the owner types a price. `today` is the first day that a quote can be valid until. */
export const priceFormSchema = (today: string) =>
  z.object({
    lines: z.pipe(
      z.record(z.string(), z.object({ text: lineText, amount: amountText })),
      z.transform((lines) => Object.values(lines)),
    ),
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
  });

/** What the customer can decide. */
export const quoteOutcomes = ['accepted', 'declined'] as const;
export type QuoteOutcome = (typeof quoteOutcomes)[number];

const quoteStates = ['open', 'expired', ...quoteOutcomes] as const;
export type QuoteState = (typeof quoteStates)[number];

/** The newest version of a quote, as the customer reads it. */
export const sentQuoteSchema = z.extend(quotePriceSchema, {
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
