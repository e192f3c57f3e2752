/** The headers that the site is served with, as a `_headers` file; `scripts/headers.mjs` reads it. */
import { createHash } from 'node:crypto';

/**
 * A source for a policy: exactly this inline text, and no other.
 *
 * @param {string} text the exact content of an inline element
 */
export const sourceHash = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Cloudflare Pages reads no longer lines, and no more rules. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/** The page that a host answers with where nothing else is. */
const notFound = '404.html';

/** What every answer says, whatever it is. */
const common = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // Nothing of what a browser would ask the visitor for is used, so nothing that gets in can ask.
  'Permissions-Policy': [
    'camera',
    'display-capture',
    'geolocation',
    'hid',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(','),
};

/**
 * @typedef {object} Inline what a page has inline, as sources
 * @property {readonly string[]} scripts
 * @property {readonly string[]} styles
 */

/** @param {Record<string, readonly string[]>} directives */
const policy = (directives) =>
  Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');

/**
 * The policy of a page.
 *
 * @param {Inline} inline
 * @param {boolean} isDemo its network is a service worker, whose address only a default policy admits
 * @returns {Record<string, readonly string[]>}
 */
function ordinary({ scripts, styles }, isDemo) {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': [isDemo ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [isDemo ? 'default' : "'none'"],
  };
}

/**
 * The policy of the page with the captcha: besides, the provider's own list, and the services that
 * the form is sent to. The provider names its Trusted Types policies as it likes, and makes them
 * again when its script is fetched again.
 *
 * @param {Inline} inline
 * @param {boolean} isDemo
 * @param {readonly string[]} services their origins
 * @returns {Record<string, readonly string[]>}
 */
function withCaptcha(inline, isDemo, services) {
  const captcha = 'https://www.google.com/recaptcha/';
  const base = ordinary(inline, isDemo);
  return {
    ...base,
    'script-src': [...(base['script-src'] ?? []), captcha, 'https://www.gstatic.com/recaptcha/'],
    'frame-src': [captcha, 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': ["'self'", captcha, ...services],
    'trusted-types': ['*', "'allow-duplicates'"],
  };
}

/**
 * Every address that a host may answer with a page's file.
 *
 * @param {string} file
 */
function addressesOf(file) {
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  return [...new Set([address, address.replace(/\/*$/, '/'), `/${file}`])];
}

/**
 * The `_headers` file. One policy reaches each address, and each page has its own, which allows what is
 * inline on that page and nothing else: everything has the policy of the page that says that nothing is
 * there, and what is there takes it away before it sets its own.
 *
 * @param {object} site
 * @param {boolean} site.isDemo
 * @param {readonly string[]} site.services origins of the services that the captcha's page calls
 * @param {readonly { file: string, hasCaptcha: boolean, inline: Inline }[]} site.pages
 */
export function headersFile({ isDemo, services, pages }) {
  const csp = 'Content-Security-Policy';
  const policies = new Map(
    pages.map(({ file, hasCaptcha, inline }) => [
      file,
      policy(hasCaptcha ? withCaptcha(inline, isDemo, services) : ordinary(inline, isDemo)),
    ]),
  );
  const general = policies.get(notFound);
  if (!general) throw new Error(`There is no page ${notFound}.`);
  policies.delete(notFound);
  const rules = [
    {
      pattern: '/*',
      lines: Object.entries({ ...common, [csp]: general }).map((header) => header.join(': ')),
    },
    ...[...policies].flatMap(([file, own]) =>
      addressesOf(file).map((pattern) => ({ pattern, lines: [`! ${csp}`, `${csp}: ${own}`] })),
    ),
    { pattern: '/assets/*', lines: ['Cache-Control: public, max-age=31536000, immutable'] },
    { pattern: '/favicon.svg', lines: ['Cache-Control: public, max-age=86400'] },
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules, and some hosts read ${MOST_RULES}.`);
  }
  const lines = rules.flatMap(({ pattern, lines }) => [
    pattern,
    ...lines.map((each) => `  ${each}`),
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`A line of _headers is too long for some hosts: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}
