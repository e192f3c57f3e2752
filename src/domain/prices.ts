import * as z from 'zod/mini';
import { pounds } from './money';

/**
 * The owner's own price lists (spec §3, §9). They do not drive the public prices. Unlike
 * everywhere else, a price here is a plain number of pounds, 2.49, because that is how the
 * specification has it stored.
 */
const price = z.number().check(z.nonnegative());

export const webDevPricesSchema = z.object({
  standardWebsite: price,
  ecommerceAddOn: price,
  /** For more than 7 pages. */
  extraPagesAddOn: price,
  bookingSystemAddOn: price,
});

export type WebDevPrices = z.infer<typeof webDevPricesSchema>;

export const hostingPricesSchema = z.object({
  singlePlanMonthly: price,
  basicPlanMonthly: price,
  ultimatePlanMonthly: price,
  yearlyDiscountPercentage: price.check(z.maximum(100)),
  yearlyDiscountEnabled: z.boolean(),
});

export type HostingPrices = z.infer<typeof hostingPricesSchema>;

/** What stands there until the owner has saved something else, or where that cannot be read. */
export const defaultWebDevPrices: WebDevPrices = {
  standardWebsite: 129,
  ecommerceAddOn: 75,
  extraPagesAddOn: 50,
  bookingSystemAddOn: 50,
};

export const defaultHostingPrices: HostingPrices = {
  singlePlanMonthly: 2.49,
  basicPlanMonthly: 4.79,
  ultimatePlanMonthly: 7.79,
  yearlyDiscountPercentage: 25,
  yearlyDiscountEnabled: true,
};

/** A number as it is written: no currency, no thousands, no hexadecimal. */
const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The price that was typed, in pounds and to the penny. What is not numeric becomes 0 (spec §5),
 * and so does what can be no price: a number below zero, or one too large to be exact to the penny.
 */
export function parsePriceInput(text: string): number {
  const typed = text.trim();
  return numeric.test(typed) ? asPrice(Number(typed)) : 0;
}

/** The percentage that was typed, by the same rules, and never more than 100. */
export function parsePercentageInput(text: string): number {
  return Math.min(parsePriceInput(text), 100);
}

/** The same prices with nothing in them that could not be read again. */
export function cleanWebDevPrices(prices: WebDevPrices): WebDevPrices {
  return {
    standardWebsite: asPrice(prices.standardWebsite),
    ecommerceAddOn: asPrice(prices.ecommerceAddOn),
    extraPagesAddOn: asPrice(prices.extraPagesAddOn),
    bookingSystemAddOn: asPrice(prices.bookingSystemAddOn),
  };
}

/** Likewise. */
export function cleanHostingPrices(prices: HostingPrices): HostingPrices {
  return {
    singlePlanMonthly: asPrice(prices.singlePlanMonthly),
    basicPlanMonthly: asPrice(prices.basicPlanMonthly),
    ultimatePlanMonthly: asPrice(prices.ultimatePlanMonthly),
    yearlyDiscountPercentage: Math.min(asPrice(prices.yearlyDiscountPercentage), 100),
    yearlyDiscountEnabled: prices.yearlyDiscountEnabled,
  };
}

/** Up to here, some 11 trillion pounds, a number of pounds is exact to the penny. */
const MAX_PENCE = 2 ** 50;

function asPrice(value: number): number {
  const pence = pounds(value);
  return pence > 0 && pence <= MAX_PENCE ? pence / 100 : 0;
}
