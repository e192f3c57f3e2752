/** Amounts in the provider's minor units, in any currency. */

import { keptFor } from './keptFor';

/** By the provider, whatever ISO 4217 says: https://docs.stripe.com/currencies. All others have two. */
const decimals: ReadonlyMap<string, number> = new Map([
  ...'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'bhd jod kwd omr tnd'.split(' ').map((code) => [code, 3] as const),
]);

const decimalsOf = (currency: string) => decimals.get(currency) ?? 2;

const formatOf = keptFor((currency: string) => {
  const digits = decimalsOf(currency);
  const formatter = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    // Without it, yen would be 'JP¥'. Dollars of several countries keep their own signs.
    ...(currency === 'jpy' && { currencyDisplay: 'narrowSymbol' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // `format` is bound.
  return { format: formatter.format, divisor: 10 ** digits };
});

/** The amount for display: '£179.00' of 17900 gbp, '¥36,000' of 36000 jpy. */
export function formatAmount(amount: number, currency: string): string {
  const { format, divisor } = formatOf(currency);
  return format(amount / divisor);
}

/** The amount for programs, with a point and without a sign of the currency: '179.00' of 17900 gbp. */
export const decimalAmount = (amount: number, currency: string): string =>
  (amount / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
