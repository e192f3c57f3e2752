import { yearlyPrice } from '../../../domain/catalogue';
import { formatPence, pounds } from '../../../domain/money';
import type { PriceField, Prices } from '../../../domain/prices';
import type { PriceLine } from '../../prices/PriceList';

/** A figure of a price list as it is shown. */
export function priceLine(field: PriceField, prices: Prices, hasPence: boolean): PriceLine {
  const { key, label, kind, hint } = field;
  const value = prices[key] ?? field.default;
  if (kind === 'switch') return { name: label, price: value ? 'Yes' : 'No' };
  if (kind === 'percent') return { name: label, price: `${value}%` };

  const pence = pounds(Number(value));
  const discount = prices.yearlyDiscountEnabled && Number(prices.yearlyDiscountPercentage);
  return {
    name: label,
    ...(hint && { hint: hint.toLowerCase() }),
    price: formatPence(pence, { hideZeroPence: !hasPence }),
    note:
      typeof discount === 'number'
        ? `${formatPence(yearlyPrice(pence, discount))} for a year paid at once`
        : undefined,
  };
}
