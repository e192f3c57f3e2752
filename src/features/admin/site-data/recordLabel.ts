import { recordKey } from '../../../domain/siteData';
import { pages } from '../../../pages';

const labels: ReadonlyMap<string, string> = new Map([
  ['users', pages.adminAccounts.label],
  ['currentUser', 'Customer login'],
  ['supportTickets', 'Website questionnaires'],
  ['orders', pages.adminOrders.label],
  ['webDevPrices', pages.adminWebDevelopment.label],
  ['hostingPrices', pages.adminHosting.label],
  ['stripeSettings', pages.adminStripeSettings.label],
  ['stripePublishableKey', 'Stripe publishable key'],
  ['emailTemplates', pages.adminEmailTemplates.label],
  ['savedReplies', 'Saved replies'],
  ['adminCredentials', 'Admin username and password'],
  ['adminSession', 'Admin login'],
  ['theme', 'Theme'],
  ['todayMail', 'the daily mail'],
]);

/** The owner's name for what is stored under a key, such as the label of its panel. */
export function recordLabel(key: string): string {
  return labels.get(recordKey(key)) ?? key;
}
