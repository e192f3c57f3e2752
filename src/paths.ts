/** Every address of the site. `path` is the router's pattern, `href` what a link points to. */
export const paths = {
  landing: { path: '/', href: '/' },
  account: { path: '/account', href: '/account' },
  admin: { path: '/admin', href: '/admin' },
  customQuote: { path: '/custom-quote', href: '/custom-quote' },
  questionnaire: { path: '/website-questionnaire', href: '/website-questionnaire' },
  notFound: { path: '*', href: '/404' },
} as const;
