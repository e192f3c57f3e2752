/** The receipts of a period, and what a pound is worth in their currencies. */
import * as z from 'zod/mini';
import { receiptSchema } from './receipt';

/** The largest number of units of a currency to the pound that is taken. */
const MAX_RATE = 1_000_000;

export const exchangeRateSchema = z.object({
  /** As YYYY-MM. */
  month: z.string().check(z.refine((month) => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))),
  /** Its code in lower case. */
  currency: z.string().check(z.refine((code) => /^(?!gbp)[a-z]{3}$/.test(code))),
  /** So many units of it are a pound. */
  rate: z.number().check(z.gt(0), z.lte(MAX_RATE)),
});
export type ExchangeRate = z.infer<typeof exchangeRateSchema>;

/** The form for it. */
export const typedRateSchema = z.object({
  month: z.string(),
  currency: z.string(),
  rate: z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => /^\d{1,7}(\.\d{1,6})?$/.test(text),
        'Please enter a number, such as 1.1523',
      ),
      z.refine((text) => Number(text) > 0, 'Please enter more than 0'),
      z.refine((text) => Number(text) <= MAX_RATE, 'Please enter at most 1,000,000'),
    ),
    z.transform(Number),
  ),
});

/** What was issued in a period, the first one first. `hasMore`: these are not all. */
export const receiptListSchema = z.object({
  receipts: z.array(receiptSchema),
  hasMore: z.optional(z.boolean()),
  /** Of its months and of the one before, the newest first. */
  rates: z.array(exchangeRateSchema),
});
