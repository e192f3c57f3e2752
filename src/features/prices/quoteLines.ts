import { formatPence } from '../../domain/money';
import type { QuoteLine } from '../../domain/quoteLine';
import type { Deposit, QuoteMoney } from '../../domain/quoteMoney';
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

/** What is agreed, paid and open of a quote, for a price list. */
export const moneyLines = ({ agreed, paid, open }: QuoteMoney): PriceLine[] => [
  { name: 'Agreed', price: formatPence(agreed) },
  { name: 'Paid', price: formatPence(paid) },
  { name: 'Open', price: formatPence(open), isTotal: true },
];

/** A deposit in words: 'Deposit: £316.65 (30%)'. */
export const depositText = ({ amount, percent }: Deposit) =>
  `Deposit: ${formatPence(amount)}${percent === null ? '' : ` (${percent}%)`}`;
