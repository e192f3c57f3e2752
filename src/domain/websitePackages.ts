import { type Pence, pounds } from './money';

/** The packages in the order in which they are offered (spec §3). */
export const packageIds = ['standard', 'ecommerce', 'premium'] as const;
export type PackageId = (typeof packageIds)[number];

/** A website that we build for one fixed price. */
export interface WebsitePackage {
  id: PackageId;
  title: string;
  price: Pence;
  /** The most pages that the price covers; null is unlimited. */
  pageLimit: number | null;
  description: string;
  features: readonly string[];
  /** What the price does not cover. */
  nonFeatures: readonly string[];
  /** Address of the card payment provider's page for this package. */
  paymentLink: string;
}

/** Every package card carries it (spec §3). */
const TICKET_SYSTEM = 'Private development ticket system';

/** What we build, in words and numbers (spec §9). */
export const packageOffers: readonly Omit<WebsitePackage, 'paymentLink'>[] = [
  {
    id: 'standard',
    title: 'Standard',
    price: pounds(179),
    pageLimit: 5,
    description:
      'A small, tidy site that says who you are, what you do and how to reach you. Right for a trade, a practice or a shop that sells over the counter.',
    features: [
      'Up to 5 pages',
      'Design made for your business',
      'Reads well on phones, tablets and computers',
      'Contact form that reaches your inbox',
      'Page titles and descriptions for search',
      TICKET_SYSTEM,
    ],
    nonFeatures: ['Online shop', 'Booking system', 'Hosting, which is a separate plan'],
  },
  {
    id: 'ecommerce',
    title: 'Ecommerce',
    price: pounds(249),
    pageLimit: 10,
    description:
      'A site with a shop in it. Customers browse, fill a basket and pay by card; you add products and see orders without calling us.',
    features: [
      'Up to 10 pages',
      'Everything in Standard',
      'Online shop with basket and checkout',
      'Card payments into your own account',
      'Products and stock you can edit yourself',
      TICKET_SYSTEM,
    ],
    nonFeatures: [
      'Booking system',
      'Product photographs and descriptions',
      'Hosting, which is a separate plan',
    ],
  },
  {
    id: 'premium',
    title: 'Premium',
    price: pounds(349),
    pageLimit: null,
    description:
      'For a business with a lot to show. As many pages as the work needs, a shop and a booking system if you want them, and each kind of page drawn for its job.',
    features: [
      'Unlimited pages',
      'Everything in Ecommerce',
      'Booking system with email confirmations',
      'A layout of its own for each kind of page',
      'Blog or news section that you can edit',
      TICKET_SYSTEM,
    ],
    nonFeatures: [
      'Writing the copy',
      'Stock photography licences',
      'Hosting, which is a separate plan',
    ],
  },
];
