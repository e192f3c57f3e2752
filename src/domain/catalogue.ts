import { type BillingPeriod, type HostingPlan, type PlanId, planOffers } from './hostingPlans';
import { planFeatures } from './planFeatures';
import { type PackageId, packageOffers, type WebsitePackage } from './websitePackages';

export * from './hostingPlans';
export { type ComparisonRow, comparisonRows } from './planFeatures';
export * from './websitePackages';

/** Where each thing is paid for: nine pages of the card payment provider, all different. */
export interface PaymentLinks {
  packages: Readonly<Record<PackageId, string>>;
  hosting: Readonly<Record<PlanId, Readonly<Record<BillingPeriod, string>>>>;
}

/** Everything that can be bought, in the order in which it is offered. */
export interface Catalogue {
  packages: readonly WebsitePackage[];
  plans: readonly HostingPlan[];
}

/** The whole catalogue (spec §3, §9), with the business's own payment links in it. */
export function catalogue(paymentLinks: PaymentLinks): Catalogue {
  return {
    packages: packageOffers.map((offer) => ({
      ...offer,
      paymentLink: paymentLinks.packages[offer.id],
    })),
    plans: planOffers.map((offer) => ({
      ...offer,
      features: planFeatures(offer.limits),
      paymentLinks: paymentLinks.hosting[offer.id],
    })),
  };
}
