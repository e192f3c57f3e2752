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

/**
 * What was bought: by the link's own metadata, else as the owner has assigned the link, else the one product
 * with this price. What the visitor's reference names is not asked.
 */
export function productOf(
  { product, period, currency, subtotal, isSubscription, interval }: FoldedOrder,
  assigned: Pick<Product, 'id' | 'period'> | undefined,
): Product | undefined {
  const told = periods[interval ?? ''] ?? null;
  const named =
    findProduct(product, period ?? told) ?? (assigned && findProduct(assigned.id, assigned.period));
  if (named) return named;
  const [only, ...others] = products.filter(
    (each) =>
      currency === 'gbp' &&
      each.price === subtotal &&
      each.period === (isSubscription ? told : null),
  );
  return others.length === 0 ? only : undefined;
}
