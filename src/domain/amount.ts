/** Amounts in the provider's minor units, in any currency. */

import { keptFor } from './keptFor';

/** How many decimals the provider counts where ISO 4217 has others. */
const decimals: Readonly<Record<string, number>> = { isk: 2, ugx: 2, mga: 0 };

const formatOf = keptFor((currency: string) => {
  const own = Object.hasOwn(decimals, currency) ? decimals[currency] : undefined;
  const formatter = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    // Without it, yen would be 'JP¥'. Dollars of several countries keep their own signs.
    ...(currency === 'jpy' && { currencyDisplay: 'narrowSymbol' }),
    ...(own !== undefined && { minimumFractionDigits: own, maximumFractionDigits: own }),
  });
  const { maximumFractionDigits = 2 } = formatter.resolvedOptions();
  // `format` is bound.
  return { format: formatter.format, divisor: 10 ** maximumFractionDigits };
});

/** The amount for display: '£179.00' of 17900 gbp, '¥36,000' of 36000 jpy. */
export function formatAmount(amount: number, currency: string): string {
  const { format, divisor } = formatOf(currency);
  return format(amount / divisor);
}
