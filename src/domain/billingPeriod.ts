/** How often a plan is paid for. Prices, words, styles and what the provider says derive from this record. */
import type { Pence } from './money';

interface PeriodFacts {
  label: string;
  /** As in 'a month'. */
  unit: string;
  months: number;
  /** Whether the discount for paying in advance holds. */
  isDiscounted: boolean;
  /** UN/CEFACT's code, for search engines. */
  unitCode: string;
}

/** The first is the default. */
export const periodFacts = {
  monthly: { label: 'Monthly', unit: 'month', months: 1, isDiscounted: false, unitCode: 'MON' },
  yearly: { label: 'Yearly', unit: 'year', months: 12, isDiscounted: true, unitCode: 'ANN' },
} as const satisfies Readonly<Record<string, PeriodFacts>>;

export type BillingPeriod = keyof typeof periodFacts;
export const billingPeriods = Object.keys(periodFacts) as [BillingPeriod, ...BillingPeriod[]];

/** What is paid at once: the months of the period less its discount, rounded to the penny. */
export function periodPrice(
  monthlyPrice: Pence,
  period: BillingPeriod,
  discountPercent: number,
): Pence {
  const { months, isDiscounted } = periodFacts[period];
  return Math.round((monthlyPrice * months * (100 - (isDiscounted ? discountPercent : 0))) / 100);
}

/** The price of a year paid at once. */
export const yearlyPrice = (monthlyPrice: Pence, discountPercent: number): Pence =>
  periodPrice(monthlyPrice, 'yearly', discountPercent);

/** The payment provider's interval: 'month', 'year' also for twelve months, '3 months', '2 weeks'. */
export function intervalOf(interval: string, count: number): string {
  const isYears = interval === 'month' && count % 12 === 0;
  const [unit, times] = isYears ? ['year', count / 12] : [interval, count];
  return times === 1 ? unit : `${times} ${unit}s`;
}

/** The interval in which the provider is to ask for each payment. */
export const periodInterval = (period: BillingPeriod) =>
  intervalOf('month', periodFacts[period].months);
