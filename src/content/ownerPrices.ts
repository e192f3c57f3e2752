import { createPriceList, hostingPriceFields } from '../domain/prices';
import { plans, yearlyDiscountPercent } from './catalogue';

/** The owner's own price lists. They do not change the prices that visitors see. */
export const ownerPrices = {
  webDev: createPriceList([
    { key: 'standardWebsite', label: 'Standard website', kind: 'money', default: 129 },
    { key: 'ecommerceAddOn', label: 'Ecommerce add-on', kind: 'money', default: 75 },
    {
      key: 'extraPagesAddOn',
      label: 'Extra pages add-on',
      hint: 'For more than 7 pages',
      kind: 'money',
      default: 50,
    },
    { key: 'bookingSystemAddOn', label: 'Booking system add-on', kind: 'money', default: 50 },
  ]),
  hosting: createPriceList(hostingPriceFields(plans, yearlyDiscountPercent)),
};
