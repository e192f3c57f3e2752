import type { HostingPlan, WebsitePackage } from '../domain/catalogue';
import { pounds } from '../domain/money';

/** A feature of every package. */
const TICKET_SYSTEM = 'Private development ticket system';

/** The website packages, in the order in which the page shows them. */
export const packages: readonly WebsitePackage[] = [
  {
    id: 'standard',
    title: 'Standard',
    price: pounds(179),
    pageLimit: 5,
    description:
      'A small, tidy site that says who you are, what you do and how to reach you. Right for a trade or a practice.',
    features: [
      'Design made for your business',
      'Reads well on every screen',
      TICKET_SYSTEM,
      'Contact form to your inbox',
      'Page titles and descriptions for search',
    ],
    nonFeatures: ['Online shop', 'Booking system', 'Hosting, which is a separate plan'],
    turnaround: '',
    isRecommended: false,
    paymentLink: 'https://buy.stripe.com/millrace-standard-website',
  },
  {
    id: 'ecommerce',
    title: 'Ecommerce',
    price: pounds(249),
    pageLimit: 10,
    description:
      'A site with a shop in it. Customers fill a basket and pay by card; you see the orders without calling us.',
    features: [
      'Everything in Standard, and',
      'Shop with basket and checkout',
      TICKET_SYSTEM,
      'Card payments to your account',
      'Products and stock you can edit yourself',
    ],
    nonFeatures: [
      'Booking system',
      'Product photographs and descriptions',
      'Hosting, which is a separate plan',
    ],
    turnaround: '',
    isRecommended: true,
    paymentLink: 'https://buy.stripe.com/millrace-ecommerce-website',
  },
  {
    id: 'premium',
    title: 'Premium',
    price: pounds(349),
    pageLimit: null,
    description:
      'As many pages as the work needs, a shop and a booking system if you want them, and each page drawn for its job.',
    features: [
      'Everything in Ecommerce, and',
      'Bookings with email confirmations',
      TICKET_SYSTEM,
      'Its own layout for each kind of page',
      'Blog or news section that you can edit',
    ],
    nonFeatures: [
      'Writing the copy',
      'Stock photography licences',
      'Hosting, which is a separate plan',
    ],
    turnaround: '',
    isRecommended: false,
    paymentLink: 'https://buy.stripe.com/millrace-premium-website',
  },
];

/** The discount for paying for a year at once, in percent. */
export const yearlyDiscountPercent = 25;

/** The hosting plans, in the order in which the page shows them. */
export const plans: readonly HostingPlan[] = [
  {
    id: 'single',
    title: 'Single',
    monthlyPrice: pounds(2.49),
    description: 'One website and one email account, for a business that needs just that.',
    limits: {
      storageGb: 10,
      bandwidthGb: 100,
      websites: 1,
      emails: 1,
      backups: 'weekly',
      freeSsl: true,
      advancedSecurity: false,
      prioritySupport: false,
    },
    isMostPopular: false,
    paymentLinks: {
      monthly: 'https://buy.stripe.com/millrace-single-monthly',
      yearly: 'https://buy.stripe.com/millrace-single-yearly',
    },
  },
  {
    id: 'basic',
    title: 'Basic',
    monthlyPrice: pounds(4.79),
    description: 'Room for several sites, with a backup every day and no counting of visitors.',
    limits: {
      storageGb: 50,
      bandwidthGb: null,
      websites: 5,
      emails: 5,
      backups: 'daily',
      freeSsl: true,
      advancedSecurity: true,
      prioritySupport: false,
    },
    isMostPopular: false,
    paymentLinks: {
      monthly: 'https://buy.stripe.com/millrace-basic-monthly',
      yearly: 'https://buy.stripe.com/millrace-basic-yearly',
    },
  },
  {
    id: 'ultimate',
    title: 'Ultimate',
    monthlyPrice: pounds(7.79),
    description: 'No limits to keep an eye on, and your questions are answered first.',
    limits: {
      storageGb: null,
      bandwidthGb: null,
      websites: null,
      emails: null,
      backups: 'daily',
      freeSsl: true,
      advancedSecurity: true,
      prioritySupport: true,
    },
    isMostPopular: true,
    paymentLinks: {
      monthly: 'https://buy.stripe.com/millrace-ultimate-monthly',
      yearly: 'https://buy.stripe.com/millrace-ultimate-yearly',
    },
  },
];
