/** The headers that the site is served with, as a `_headers` file; `scripts/headers.mjs` reads it. */
import { createHash } from 'node:crypto';

/**
 * A source for a policy: exactly this inline text, and no other.
 *
 * @param {string} text the exact content of an inline element
 */
export const sourceHash = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Cloudflare Pages reads no longer lines. */
const LONGEST_LINE = 2000;

/** What every answer says, whatever it is. */
const common = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // Nothing of this is used, so nothing that gets in can use it either.
  'Permissions-Policy': [
    'accelerometer',
    'autoplay',
    'camera',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/**
 * @typedef {object} Inline what the pages of one policy have inline, as sources
 * @property {ReadonlySet<string>} scripts
 * @property {ReadonlySet<string>} styles
 */

/** @param {Record<string, readonly string[]>} directives */
const policy = (directives) =>
  Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');

/**
 * The policy of the site's pages, and of everything else.
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
 * The `_headers` file. One policy reaches each address: everything has the ordinary one, and the
 * page with the captcha takes that away before it sets its own.
 *
 * @param {object} site
 * @param {boolean} site.isDemo
 * @param {readonly string[]} site.services origins of the services that the captcha's page calls
 * @param {readonly string[]} site.captchaFiles pages with the captcha
 * @param {{ ordinary: Inline, captcha: Inline }} site.inline
 */
export function headersFile({ isDemo, services, captchaFiles, inline }) {
  const csp = 'Content-Security-Policy';
  const captchaPolicy = policy(withCaptcha(inline.captcha, isDemo, services));
  const addresses = captchaFiles.flatMap((file) => {
    const address = `/${file.replace(/\.html$/, '')}`;
    return [address, `${address}/`, `/${file}`];
  });
  const rules = [
    {
      pattern: '/*',
      lines: Object.entries({ ...common, [csp]: policy(ordinary(inline.ordinary, isDemo)) }).map(
        (header) => header.join(': '),
      ),
    },
    ...addresses.map((pattern) => ({
      pattern,
      lines: [`! ${csp}`, `${csp}: ${captchaPolicy}`],
    })),
    { pattern: '/assets/*', lines: ['Cache-Control: public, max-age=31536000, immutable'] },
    { pattern: '/favicon.svg', lines: ['Cache-Control: public, max-age=86400'] },
  ];
  const lines = rules.flatMap(({ pattern, lines }) => [
    pattern,
    ...lines.map((each) => `  ${each}`),
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`A line of _headers is too long for some hosts: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}
