import { business } from './content/business.ts';

/** A page of the site: one entry in the table below. */
export interface Page {
  href: string;
  /** The page's own title, without the business's name; the landing page has none. */
  title?: string;
  /** For search results, which list no unlisted page. Default: the description of the business. */
  description?: string;
  /** Excluded from search engines and from the sitemap. */
  isUnlisted?: boolean;
  /** Useless without React: React is loaded after the first paint, not when the browser is idle. */
  isEager?: boolean;
  /** Its content security policy allows the captcha provider's script. */
  hasCaptcha?: boolean;
  /** Part of the owner's area, which visitors never load. */
  isAdmin?: boolean;
  /** Its path has others below it, such as a ticket's: they show the same page with an `id`. */
  hasChildren?: boolean;
}

/** A panel of the owner's area: a page, and a tab of the dashboard if `hasTab`. */
export interface PanelPage extends Page {
  /** Selects the tab in the dashboard's URL (`?tab=orders`), and ends the page's own path. */
  value: string;
  label: string;
  hasTab: boolean;
  /** The tab that is current on it, by its value: its own, or that of the panel that leads to it. */
  tab: string;
}

/** The path that the site is served below. Its paths begin with it; for most sites it is `/`. */
const base = new URL(business.url).pathname.replace(/\/?$/, '/');

const appFlags = { isUnlisted: true, isEager: true };
const adminFlags = { ...appFlags, isAdmin: true };

const panel = (value: string, label: string, hasTab = true, tab = value): PanelPage => ({
  href: `${base}admin/${value}`,
  title: `${label} · Admin`,
  ...adminFlags,
  value,
  label,
  hasTab,
  tab,
});

/**
 * Every page of the site. Routes, prerendered files, sitemap, policies, budgets and the owner's
 * panels derive from this table. The page `customQuote` shows the screen `CustomQuote`
 * (`src/screens/CustomQuote/CustomQuote.tsx`); `src/app/routes.tsx` loads it.
 */
export const pages = {
  landing: { href: base },
  customQuote: {
    href: `${base}custom-quote`,
    title: 'Request a Custom Website Quote',
    description: 'Tell us what you need and get a price for a website made to measure.',
    hasCaptcha: true,
  },
  questionnaire: {
    href: `${base}website-questionnaire`,
    title: 'Website questionnaire',
    ...appFlags,
  },
  account: { href: `${base}account`, title: 'My Account', ...appFlags },
  tickets: { href: `${base}account/tickets`, title: 'My Tickets', ...appFlags, hasChildren: true },
  orders: { href: `${base}orders`, title: 'Your Order', ...appFlags, hasChildren: true },
  quote: { href: `${base}quote`, title: 'Your Quote', ...appFlags },
  admin: { href: `${base}admin`, title: 'Admin', ...adminFlags },
  adminStripeSettings: panel('stripe-settings', 'Stripe Settings'),
  adminWebDevelopment: panel('web-development', 'Web Development'),
  adminHosting: panel('hosting', 'Hosting'),
  adminOrders: { ...panel('orders', 'Orders'), hasChildren: true },
  adminAccounts: panel('accounts', 'Accounts'),
  adminEmailTemplates: panel('email-templates', 'Email Templates'),
  adminTickets: panel('tickets', 'Tickets', false),
  adminQuotes: panel('quotes', 'Quotes', false),
  adminMail: panel('mail', 'Mail', false),
  adminEvents: panel('events', 'Events for Other Tools', false, 'orders'),
  adminReceipts: panel('receipts', 'Receipts', false, 'orders'),
  adminHistory: panel('history', 'History', false),
  adminSiteData: panel('site-data', 'Site Data', false),
  /** Shown at every path that no other page has; hosts answer with its file. */
  notFound: { href: `${base}404`, title: 'Page not found', isUnlisted: true },
} satisfies Record<string, Page>;

/** The file of the build with the licences of the libraries and fonts that the site contains. */
export const licencesFile = 'licences.txt';

export const fileHref = (file: string) => base + file;

export type PageName = keyof typeof pages;

/** The pages that are panels of the owner's area. */
export type PanelName = {
  [Name in PageName]: (typeof pages)[Name] extends PanelPage ? Name : never;
}[PageName];

export const allPages: readonly (Page & { name: PageName })[] = (
  Object.entries(pages) as [PageName, Page][]
).map(([name, page]) => ({ name, ...page }));

/** The owner's panels in their order; the dashboard shows the first one that has a tab. */
export const panelPages = (Object.entries(pages) as [PanelName, Page][])
  .filter((entry): entry is [PanelName, PanelPage] => 'hasTab' in entry[1])
  .map(([name, page]) => ({ name, ...page }));
