import { packages, plans, yearlyDiscountPercent } from '../../../content/catalogue';
import { ownerPrices } from '../../../content/ownerPrices';
import { yearlyPrice } from '../../../domain/billingPeriod';
import { formatPence, pounds } from '../../../domain/money';
import type { PriceField, PriceList, Prices } from '../../../domain/prices';
import type { PriceLine } from '../../prices/PriceList';

/** How one of the owner's price lists is shown. */
export interface PriceListView extends PriceList {
  title: string;
  /** The description of the toast after saving. */
  savedMessage: string;
  /** Prices always have pence, and the inputs step by a penny. */
  hasPence: boolean;
  /** The prices that visitors see. */
  publicLines: readonly PriceLine[];
}

export const priceLists = {
  webDev: {
    ...ownerPrices.webDev,
    title: 'Web development prices',
    savedMessage: 'Web development prices have been updated successfully',
    hasPence: false,
    publicLines: packages.map(({ title, price, pageLimit }) => ({
      name: title,
      hint: pageLimit === null ? 'unlimited pages' : `up to ${pageLimit} pages`,
      price: formatPence(price, { hideZeroPence: true }),
    })),
  },
  hosting: {
    ...ownerPrices.hosting,
    title: 'Web hosting prices',
    savedMessage: 'Web hosting prices have been updated successfully',
    hasPence: true,
    publicLines: plans.map(({ title, monthlyPrice }) => ({
      name: title,
      hint: 'a month',
      price: formatPence(monthlyPrice),
      note: `${formatPence(yearlyPrice(monthlyPrice, yearlyDiscountPercent))} for a year paid at once`,
    })),
  },
} as const satisfies Record<string, PriceListView>;

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
