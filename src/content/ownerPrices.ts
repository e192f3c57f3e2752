import { createPriceList, hostingPriceFields, planPriceKey } from '../domain/prices';
import { plans, yearlyDiscountPercent } from './catalogue';

const examplePlan = plans.find(({ isMostPopular }) => isMostPopular) ?? plans[0];

/** The owner's own price lists, each with an example. They do not change the prices that visitors see. */
export const ownerPrices = {
  webDev: createPriceList(
    [
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
    ],
    {
      title: 'A website of 9 pages with a booking system',
      sumOf: ['standardWebsite', 'extraPagesAddOn', 'bookingSystemAddOn'],
    },
  ),
  hosting: createPriceList(
    hostingPriceFields(plans, yearlyDiscountPercent),
    examplePlan && {
      title: `The ${examplePlan.title} plan, paid for a year at once`,
      yearOf: planPriceKey(examplePlan.id),
    },
  ),
};
