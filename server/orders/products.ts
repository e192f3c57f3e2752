/** What payments are for. */
import { billingPeriods, periodInterval } from '../../src/domain/billingPeriod.ts';
import type { Offer } from '../../src/domain/priceGuard.ts';
import type { FoldedOrder } from './foldOrder.ts';
import { offers } from './priceGuard.ts';

/** What the website sells under this name; a package has no period. */
export const findOffer = (product: string | null, period: string | null): Offer | undefined =>
  offers.find((offer) => offer.product === product && (offer.period ?? period) === period);

type Assigned = Pick<Offer, 'product' | 'period'> | undefined;

const periodOf = ({ interval }: FoldedOrder) =>
  billingPeriods.find((period) => periodInterval(period) === interval) ?? null;

/** What the link sells, by its own metadata, else as the owner has assigned it. */
export const namedProduct = (order: FoldedOrder, assigned: Assigned): Offer | undefined =>
  findOffer(order.product, order.period ?? periodOf(order)) ??
  (assigned && findOffer(assigned.product, assigned.period));

/**
 * What was bought: what the link sells, else the one product with this price. What the visitor's reference
 * names is not asked.
 */
export function productOf(order: FoldedOrder, assigned: Assigned): Offer | undefined {
  const named = namedProduct(order, assigned);
  if (named) return named;
  const { currency, subtotal, isSubscription } = order;
  const period = periodOf(order);
  const [only, ...others] = offers.filter(
    (offer) =>
      currency === 'gbp' &&
      offer.price === subtotal &&
      offer.period === (isSubscription ? period : null),
  );
  return others.length === 0 ? only : undefined;
}
