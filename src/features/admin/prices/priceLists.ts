import { packages, plans, yearlyDiscountPercent } from '../../../content/catalogue';
import { ownerPrices } from '../../../content/ownerPrices';
import { yearlyPrice } from '../../../domain/catalogue';
import { formatPence } from '../../../domain/money';
import type { PriceList } from '../../../domain/prices';
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
