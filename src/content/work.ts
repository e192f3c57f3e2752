import type { WorkEntry } from '../domain/work';
import booking from './work/booking.svg';
import shop from './work/shop.svg';
import trade from './work/trade.svg';
import workshop from './workshop.svg';

/**
 * Websites that the business has built and may show. Put a picture of each into `work/`, an AVIF file of
 * at most 25 kB, and import it: the build stops if it is missing. While the list is empty, the page
 * shows `samplePages`.
 */
export const work: readonly WorkEntry[] = [];

const sample = { quote: '', href: '' };

/** Drawings, one for each package. Each opens a page of `samples/`, which the build serves as it is. */
export const samplePages: readonly WorkEntry[] = [
  { ...sample, title: 'For a trade', image: trade, sample: 'samples/trade', package: 'standard' },
  { ...sample, title: 'For a shop', image: shop, sample: 'samples/shop', package: 'ecommerce' },
  {
    ...sample,
    title: 'For bookings',
    image: booking,
    sample: 'samples/booking',
    package: 'premium',
  },
];

/** How a project goes: the written sheet, the press and the mill's wheel, above its three steps. */
export const projectDrawing = workshop;
