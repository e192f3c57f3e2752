/** The lines of a quote: what something costs, in words and pence. */
import * as z from 'zod/mini';
import type { Pence } from './money';
import { requiredText } from './questions';

const LINE_LENGTH = 200;

/** The most lines of a quote. */
export const MAX_LINES = 30;

/** The largest amount of a line: a million pounds. */
export const MAX_AMOUNT: Pence = 100_000_000;

export const lineText = requiredText('Please say what this line is for', 1, LINE_LENGTH);

export const quoteLineSchema = z.object({
  text: lineText,
  amount: z.int().check(z.gte(0), z.lte(MAX_AMOUNT)),
});

export type QuoteLine = z.infer<typeof quoteLineSchema>;

export const linesSchema = z.array(quoteLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES));
