/**
 * The schema.org data about the business for search engines, from the values in `src/content/`. The
 * build adds it to the landing page.
 */
import { packages, plans, yearlyDiscountPercent } from './content/catalogue';
import { billingPeriods, periodFacts, periodPrice } from './domain/billingPeriod';
import type { Business } from './domain/business';
import type { Pence } from './domain/money';
import { sectionHref } from './features/site-frame/sections';

/** The facts about the business that the data contains. Empty ones are left out. */
export interface BusinessFacts
  extends Pick<Business, 'name' | 'url' | 'description' | 'vatNumber'> {
  contact: { email: string; phone: { dialled: string } };
  hours: readonly { schema: string }[];
  legal: { address: string };
}

type Facts = { [property: string]: unknown };

const isFact = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Leaves out empty facts. */
const facts = (all: Facts): Facts =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => isFact(value)));

const amount = (pence: Pence) => (pence / 100).toFixed(2);

/** The landing page's structured data, as a graph. */
export function structuredData({
  name,
  url,
  description,
  contact,
  hours,
  vatNumber,
  legal,
}: BusinessFacts) {
  const image = `${url}/link-preview.png`;
  const seller = { '@id': `${url}/#business` };
  const offer = (price: Pence, section: 'web-development' | 'pricing', more: Facts = {}) => ({
    '@type': 'Offer',
    price: amount(price),
    priceCurrency: 'GBP',
    url: new URL(sectionHref(section), url).href,
    seller,
    ...more,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      facts({
        '@type': 'ProfessionalService',
        ...seller,
        name,
        url: `${url}/`,
        description,
        image,
        email: contact.email,
        telephone: contact.phone.dialled,
        openingHours: hours.map(({ schema }) => schema).filter(isFact),
        currenciesAccepted: 'GBP',
        vatID: vatNumber,
        address: legal.address,
      }),
      ...packages.map((offered) => ({
        '@type': 'Product',
        name: `${offered.title} website`,
        description: offered.description,
        image,
        offers: offer(offered.price, 'web-development'),
      })),
      ...plans.map((offered) => ({
        '@type': 'Product',
        name: `${offered.title} hosting`,
        description: offered.description,
        image,
        offers: billingPeriods.map((period) => {
          const price = periodPrice(offered.monthlyPrice, period, yearlyDiscountPercent);
          return offer(price, 'pricing', {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: amount(price),
              priceCurrency: 'GBP',
              unitCode: periodFacts[period].unitCode,
            },
          });
        }),
      })),
    ],
  };
}

/** JSON for a script element. Escapes `<`: the element would end at `</script`, also within a string. */
export function asScriptContent(data: unknown) {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
