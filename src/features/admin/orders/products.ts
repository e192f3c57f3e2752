import { packages, plans, yearlyDiscountPercent } from '../../../content/catalogue';
import { offersOf, type Product } from '../../../domain/priceGuard';

const offers = offersOf(packages, plans, yearlyDiscountPercent);

/** Everything that the website sells, for a `Select`, which begins with no choice. */
export const productOptions = [
  { value: '', label: 'Choose a product' },
  ...offers.map(({ service }) => ({ value: service, label: service })),
];

/** The product of an option; undefined without a choice. */
export function productOf(option: string): Product | undefined {
  const offer = offers.find(({ service }) => service === option);
  return offer && { product: offer.product, period: offer.period };
}
