const names: Readonly<Record<string, string>> = {
  users: 'Accounts',
  currentUser: 'Who is logged in',
  supportTickets: 'Support tickets',
  orders: 'Orders',
  webDevPrices: 'Web development prices',
  hostingPrices: 'Hosting prices',
  stripeSettings: 'Stripe settings',
  stripePublishableKey: 'Publishable key',
  emailTemplates: 'Email templates',
  adminCredentials: 'Admin username and password',
  adminSession: 'Admin session',
  theme: 'Light or dark',
};

/** The label of a part of the site data. An unreadable copy has its part's label. */
export function partName(key: string): string {
  const part = key.replace(/\.unreadable(-\d+)?$/, '');
  return Object.hasOwn(names, part) ? (names[part] ?? key) : key;
}
