import type { HostingPrices } from '../../../domain/prices';

/** The plans of the price list for hosting, in their order. */
export const hostingPriceRows: readonly {
  name: Exclude<keyof HostingPrices, 'yearlyDiscountPercentage' | 'yearlyDiscountEnabled'>;
  label: string;
}[] = [
  { name: 'singlePlanMonthly', label: 'Single plan' },
  { name: 'basicPlanMonthly', label: 'Basic plan' },
  { name: 'ultimatePlanMonthly', label: 'Ultimate plan' },
];
