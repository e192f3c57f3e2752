/** Every address of the site. `path` is the router's pattern, `href` what a link points to. */
export const paths = {
  landing: { path: '/', href: '/' },
  account: { path: '/account', href: '/account' },
  admin: { path: '/admin', href: '/admin' },
  adminStripeSettings: { path: '/admin/stripe-settings', href: '/admin/stripe-settings' },
  adminWebDevelopment: { path: '/admin/web-development', href: '/admin/web-development' },
  adminHosting: { path: '/admin/hosting', href: '/admin/hosting' },
  adminOrders: { path: '/admin/orders', href: '/admin/orders' },
  adminAccounts: { path: '/admin/accounts', href: '/admin/accounts' },
  adminEmailTemplates: { path: '/admin/email-templates', href: '/admin/email-templates' },
  customQuote: { path: '/custom-quote', href: '/custom-quote' },
  questionnaire: { path: '/website-questionnaire', href: '/website-questionnaire' },
  notFound: { path: '*', href: '/404' },
} as const;
