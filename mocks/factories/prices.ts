import type { HostingPrices, WebDevPrices } from '#src/domain/prices.ts';

export interface Prices {
  webDev: WebDevPrices;
  hosting: HostingPrices;
}

export interface PriceOverrides {
  webDev?: Partial<WebDevPrices>;
  hosting?: Partial<HostingPrices>;
}

/** Both price lists after the owner has changed them: none is a default. */
export function buildPrices({ webDev, hosting }: PriceOverrides = {}): Prices {
  return {
    webDev: {
      standardWebsite: 139,
      ecommerceAddOn: 80,
      extraPagesAddOn: 55,
      bookingSystemAddOn: 62.5,
      ...webDev,
    },
    hosting: {
      singlePlanMonthly: 2.99,
      basicPlanMonthly: 5.29,
      ultimatePlanMonthly: 8.49,
      yearlyDiscountPercentage: 20,
      yearlyDiscountEnabled: false,
      ...hosting,
    },
  };
}
