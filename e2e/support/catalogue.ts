import { packages, plans, yearlyDiscountPercent } from '#src/content/catalogue.ts';
import { type BillingPeriod, periodPrice } from '#src/domain/billingPeriod.ts';
import { formatPence } from '#src/domain/money.ts';

function byId<T extends { id: string }>(offers: readonly T[], id: string): T {
  const offer = offers.find((each) => each.id === id);
  if (!offer) throw new Error(`Nothing for sale has the id '${id}'.`);
  return offer;
}

/** The payment page of a website package. */
export const packageLink = (id: string) => byId(packages, id).paymentLink;

/** The payment page of a hosting plan. */
export const planLink = (id: string, period: BillingPeriod) => byId(plans, id).paymentLinks[period];

/** The price of a hosting plan, as the page shows it. */
export function planPrice(id: string, period: BillingPeriod) {
  const { monthlyPrice } = byId(plans, id);
  return formatPence(periodPrice(monthlyPrice, period, yearlyDiscountPercent));
}
