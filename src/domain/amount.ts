/** Amounts in the provider's minor units, in any currency. */

/** How many decimals the provider counts where ISO 4217 has others. */
const decimals: Readonly<Record<string, number>> = { isk: 2, ugx: 2, mga: 0 };

/** The amount for display: '£179.00' of 17900 gbp, '¥36,000' of 36000 jpy. */
export function formatAmount(amount: number, currency: string): string {
  const format = (digits: number | undefined) =>
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      // Without it, yen would be 'JP¥'. Dollars of several countries keep their own signs.
      ...(currency === 'jpy' && { currencyDisplay: 'narrowSymbol' }),
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    });
  const own = decimals[currency];
  const digits = own ?? format(undefined).resolvedOptions().maximumFractionDigits ?? 2;
  return format(own).format(amount / 10 ** digits);
}
