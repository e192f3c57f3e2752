import type { HostingPrices } from '../../../domain/prices';

/** What each field of the price list for hosting is called. */
export const hostingPriceLabels: Readonly<Record<keyof HostingPrices, string>> = {
  singlePlanMonthly: 'Single plan monthly',
  basicPlanMonthly: 'Basic plan monthly',
  ultimatePlanMonthly: 'Ultimate plan monthly',
  yearlyDiscountPercentage: 'Yearly discount percentage',
  yearlyDiscountEnabled: 'Yearly discount enabled',
};

const plans = ['singlePlanMonthly', 'basicPlanMonthly', 'ultimatePlanMonthly'] as const;

/** The plans of that list, in their order. */
export const hostingPlanRows = plans.map((name) => ({ name, label: hostingPriceLabels[name] }));
