import { formatAmount } from '../../domain/amount';
import { formatNumber } from '../../domain/numbers';
import type { ReceiptLine } from '../../domain/receipt';
import type { PriceLine } from '../prices/PriceList';

/** What was bought, for a price list; nothing if its name says it all. */
export const boughtLines = (lines: readonly ReceiptLine[], currency: string | null): PriceLine[] =>
  lines.length > 1 || lines.some(({ quantity }) => quantity !== 1)
    ? lines.map(({ description, quantity, amount }, index) => ({
        name: description,
        id: `${index} ${description}`,
        price: formatAmount(amount, currency ?? 'gbp'),
        ...(quantity !== 1 && { hint: `${formatNumber(quantity)} units` }),
      }))
    : [];
