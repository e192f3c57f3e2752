import type { WebDevPrices } from '../../../domain/prices';

/** The lines of the price list for websites, in their order. */
export const webDevPriceRows: readonly {
  name: keyof WebDevPrices;
  label: string;
  hint?: string;
}[] = [
  { name: 'standardWebsite', label: 'Standard website' },
  { name: 'ecommerceAddOn', label: 'Ecommerce add-on' },
  { name: 'extraPagesAddOn', label: 'Extra pages add-on', hint: 'For more than 7 pages' },
  { name: 'bookingSystemAddOn', label: 'Booking system add-on' },
];
