import type { Prices } from '#src/domain/prices.ts';

const webDev = {
  standardWebsite: 139,
  ecommerceAddOn: 80,
  extraPagesAddOn: 55,
  bookingSystemAddOn: 62.5,
};

const hosting = {
  singlePlanMonthly: 2.99,
  basicPlanMonthly: 5.29,
  ultimatePlanMonthly: 8.49,
  yearlyDiscountEnabled: false,
  yearlyDiscountPercentage: 20,
};

/** Both price lists after the owner has changed them: none of the values is a default. */
export function buildPrices(overrides: { webDev?: Prices; hosting?: Prices } = {}) {
  return {
    webDev: { ...webDev, ...overrides.webDev },
    hosting: { ...hosting, ...overrides.hosting },
  };
}
