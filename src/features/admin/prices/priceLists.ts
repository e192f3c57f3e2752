import { ownerPrices } from '../../../content/ownerPrices';
import type { PriceList } from '../../../domain/prices';

/** How one of the owner's price lists is shown. */
export interface PriceListView extends PriceList {
  title: string;
  /** The description of the toast after saving. */
  savedMessage: string;
  /** Prices always have pence, and the inputs step by a penny. */
  hasPence: boolean;
}

export const priceLists = {
  webDev: {
    ...ownerPrices.webDev,
    title: 'Web development prices',
    savedMessage: 'Web development prices have been updated successfully',
    hasPence: false,
  },
  hosting: {
    ...ownerPrices.hosting,
    title: 'Web hosting prices',
    savedMessage: 'Web hosting prices have been updated successfully',
    hasPence: true,
  },
} as const satisfies Record<string, PriceListView>;
