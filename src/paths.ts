/** By itself for the script that runs before everything else, which needs no other. */
export const landing = { path: '/', href: '/' } as const;

/**
 * Every address of the site. `path` is the router's pattern, `href` what a link points to. A page
 * that `hasCaptcha` is a document of its own, with a policy of its own: the captcha provider's
 * script runs in it, and in no other.
 */
export const paths = {
  landing,
  account: { path: '/account', href: '/account' },
  admin: { path: '/admin', href: '/admin' },
  adminStripeSettings: { path: '/admin/stripe-settings', href: '/admin/stripe-settings' },
  adminWebDevelopment: { path: '/admin/web-development', href: '/admin/web-development' },
  adminHosting: { path: '/admin/hosting', href: '/admin/hosting' },
  adminOrders: { path: '/admin/orders', href: '/admin/orders' },
  adminAccounts: { path: '/admin/accounts', href: '/admin/accounts' },
  adminEmailTemplates: { path: '/admin/email-templates', href: '/admin/email-templates' },
  customQuote: { path: '/custom-quote', href: '/custom-quote', hasCaptcha: true },
  questionnaire: { path: '/website-questionnaire', href: '/website-questionnaire' },
  notFound: { path: '*', href: '/404' },
} as const;
