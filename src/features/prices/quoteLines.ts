import { formatPence } from '../../domain/money';
import type { QuoteLine } from '../../domain/pricedQuote';
import { totalOf } from '../../domain/quoteTotal';
import type { PriceLine } from './PriceList';

/** The lines of a quote and their sum, for a price list. */
export function priceLines(lines: readonly QuoteLine[]): PriceLine[] {
  return [
    ...lines.map(({ text, amount }, index) => ({
      id: `line ${index}`,
      name: text,
      price: formatPence(amount),
    })),
    { name: 'Total', price: formatPence(totalOf(lines)), isTotal: true },
  ];
}
