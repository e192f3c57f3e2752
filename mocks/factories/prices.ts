import { ownerPrices } from '#src/content/ownerPrices.ts';
import type { Prices } from '#src/domain/prices.ts';

const webDev = {
  standardWebsite: 139,
  ecommerceAddOn: 80,
  extraPagesAddOn: 55,
  bookingSystemAddOn: 62.5,
};

const hosting: Prices = {
  ...ownerPrices.hosting.defaults,
  singlePlanMonthly: 2.99,
  basicPlanMonthly: 5.29,
  ultimatePlanMonthly: 8.49,
  yearlyDiscountEnabled: false,
  yearlyDiscountPercentage: 20,
};

/** Both price lists after the owner has changed them. A plan that is not named above keeps its default. */
export function buildPrices(overrides: { webDev?: Prices; hosting?: Prices } = {}) {
  return {
    webDev: { ...webDev, ...overrides.webDev },
    hosting: { ...hosting, ...overrides.hosting },
  };
}
