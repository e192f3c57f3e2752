import type { WorkEntry } from '../domain/work';
import booking from './work/booking.avif';
import shop from './work/shop.avif';
import trade from './work/trade.avif';
import workshop from './workshop.svg';

/**
 * Websites that the business has built and may show. Put a picture of each into `work/`, an AVIF file of
 * at most 25 kB, and import it: the build stops if it is missing. While the list is empty, the page
 * shows `samplePages`.
 */
export const work: readonly WorkEntry[] = [];

const sample = { quote: '', href: '' };

/**
 * A page for each package, in `samples/`. `npm run picture` takes the pictures; the build serves the pages as
 * they are.
 */
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
