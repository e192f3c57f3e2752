/** What the site sells, as payments name it. */
import { packages, plans, yearlyDiscountPercent } from '../../src/content/catalogue.ts';
import { yearlyPrice } from '../../src/domain/catalogue.ts';
import type { FoldedOrder } from './foldOrder.ts';

export interface Product {
  id: string;
  /** Null for a package, which is paid once. */
  period: 'monthly' | 'yearly' | null;
  /** In pence. */
  price: number;
  title: string;
}

const products: readonly Product[] = [
  ...packages.map(({ id, title, price }) => ({
    id,
    price,
    period: null,
    title: `${title} Website`,
  })),
  ...plans.flatMap(({ id, title, monthlyPrice: price }): Product[] => [
    { id, period: 'monthly', price, title: `${title} Hosting (monthly)` },
    {
      id,
      period: 'yearly',
      price: yearlyPrice(price, yearlyDiscountPercent),
      title: `${title} Hosting (yearly)`,
    },
  ]),
];

/** The product of this name; null for a package's or a plan's name that the site does not sell. */
export const findProduct = (id: string | null, period: string | null): Product | undefined =>
  products.find((product) => product.id === id && (product.period ?? period) === period) ??
  products.find((product) => product.id === id && product.period === null);

const periods: Readonly<Record<string, Product['period']>> = { month: 'monthly', year: 'yearly' };

type Assigned = Pick<Product, 'id' | 'period'> | undefined;

const periodOf = ({ interval }: FoldedOrder) => periods[interval ?? ''] ?? null;

/** What the link sells, by its own metadata, else as the owner has assigned it. */
export const namedProduct = (order: FoldedOrder, assigned: Assigned): Product | undefined =>
  findProduct(order.product, order.period ?? periodOf(order)) ??
  (assigned && findProduct(assigned.id, assigned.period));

/**
 * What was bought: what the link sells, else the one product with this price. What the visitor's reference
 * names is not asked.
 */
export function productOf(order: FoldedOrder, assigned: Assigned): Product | undefined {
  const named = namedProduct(order, assigned);
  if (named) return named;
  const { currency, subtotal, isSubscription } = order;
  const told = periodOf(order);
  const [only, ...others] = products.filter(
    (each) =>
      currency === 'gbp' &&
      each.price === subtotal &&
      each.period === (isSubscription ? told : null),
  );
  return others.length === 0 ? only : undefined;
}
