/** Every address that has a page of its own, and one that has none. */
export const routes = [
  '/',
  '/account',
  '/custom-quote',
  '/website-questionnaire',
  '/admin',
  '/admin/stripe-settings',
  '/admin/web-development',
  '/admin/hosting',
  '/admin/orders',
  '/admin/accounts',
  '/admin/email-templates',
  '/nowhere',
];

/** Every key of the storage. */
export const keys = [
  'users',
  'currentUser',
  'supportTickets',
  'orders',
  'webDevPrices',
  'hostingPrices',
  'stripeSettings',
  'stripePublishableKey',
  'emailTemplates',
  'adminCredentials',
  'adminSession',
  'theme',
];

/** Keys that end with the visit. */
export const visitKeys = ['quoteDraft', 'awaitedSection'];

/** What the page of a wrong address logs, because it should. */
export const notFoundMessages = [/status of 404/, /404.*\/nowhere/];
