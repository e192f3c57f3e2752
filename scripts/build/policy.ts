/** The headers of the site's responses, as a `_headers` file; `server/site/headers.ts` reads it. */
import { createHash } from 'node:crypto';
import { mailBusiness } from '../../src/content/mailBusiness.ts';
import { darkRules } from '../../src/domain/mailHtml.ts';
import { fileHref } from '../../src/pages.ts';

/** The policy's source for an inline element with exactly this content. */
export const sourceHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The limits of Cloudflare Pages. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/** The page that hosts answer with at every path without a file. */
export const notFoundFile = '404.html';

/** The headers of every response. */
export const common = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // For browsers without support for `frame-ancestors`.
  'X-Frame-Options': 'DENY',
  // The site uses none of these, so no injected script can ask for them.
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

export interface PolicyPage {
  file: string;
  hasCaptcha: boolean;
  /** The owner reads mails on it. */
  isAdmin: boolean;
  /** Counts its visits. */
  isCounted?: boolean;
  /** Hosts serve it at every path below its own as well. */
  hasChildren: boolean;
  /** The sources of the page's inline elements. */
  inline: { scripts: readonly string[]; styles: readonly string[] };
}

type Inline = PolicyPage['inline'];
type Statistics = { src: string; origins: readonly string[] };
type Directives = Record<string, readonly string[]>;

const policy = (directives: Directives) =>
  Object.entries(directives)
    .map((directive) => directive.flat().join(' '))
    .join('; ');

/** The policy of a page. The service worker of the mocks needs a default Trusted Types policy. */
function ordinary({ scripts, styles }: Inline, hasMocks: boolean): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': [hasMocks ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [hasMocks ? 'default' : "'none'"],
  };
}

/**
 * The policy of the page with the captcha: also the sources that the provider documents, and the
 * origins of the services that the form is sent to. The names of the provider's Trusted Types
 * policies are not documented, and it creates them again when its script loads again.
 */
function withCaptcha(
  inline: Inline,
  hasMocks: boolean,
  services: readonly string[] | null,
): Directives {
  const captcha = 'https://www.google.com/recaptcha/';
  const base = ordinary(inline, hasMocks);
  return {
    ...base,
    'script-src': [...(base['script-src'] ?? []), captcha, 'https://www.gstatic.com/recaptcha/'],
    'frame-src': [captcha, 'https://recaptcha.google.com/recaptcha/'],
    'connect-src': services ? ["'self'", captcha, ...services] : ["'self'"],
    'trusted-types': ['*', "'allow-duplicates'"],
  };
}

/** Also the script that counts visits, and the origins that it sends them to. */
const withStatistics = (base: Directives, { src, origins }: Statistics): Directives => ({
  ...base,
  'script-src': [...(base['script-src'] ?? []), src],
  'connect-src': [...(base['connect-src'] ?? []), ...origins],
});

/** The owner's pages show mails in a frame, which inherits the policy: a mail's styles are inline. */
function withMails(inline: Inline, hasMocks: boolean): Directives {
  const styles = [...inline.styles, sourceHash(darkRules(mailBusiness.colours))];
  return {
    ...ordinary({ ...inline, styles }, hasMocks),
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': ['blob:'],
  };
}

/** A page as a host serves it. */
export interface ServedPage {
  file: string;
  path: string;
  hasChildren: boolean;
  policy: string;
}

/** The name of the header with the policy. */
export const csp = 'Content-Security-Policy';

/** How long browsers keep files, by their path; a star stands for the rest of it. */
export const caching = [
  { pattern: fileHref('assets/*'), value: 'public, max-age=31536000, immutable' },
  { pattern: fileHref('favicon.svg'), value: 'public, max-age=86400' },
  { pattern: fileHref('favicon.ico'), value: 'public, max-age=86400' },
];

/**
 * The pages with their paths and policies. Every page has a policy of its own, which allows its own inline
 * elements alone. `services` are the origins that the form is sent to; null in connected mode, where pages
 * send to their own server alone.
 */
export const servedPages = (
  pages: readonly PolicyPage[],
  {
    hasMocks,
    services,
    statistics,
  }: {
    hasMocks: boolean;
    services: readonly string[] | null;
    statistics?: Statistics | undefined;
  },
): ServedPage[] =>
  pages.map(({ file, hasCaptcha, isAdmin, isCounted, hasChildren, inline }) => {
    const usual = isAdmin ? withMails : ordinary;
    const own = hasCaptcha ? withCaptcha(inline, hasMocks, services) : usual(inline, hasMocks);
    return {
      file,
      path: fileHref(file.replace(/\.html$/, '').replace(/^index$/, '')),
      hasChildren,
      policy: policy(statistics && isCounted ? withStatistics(own, statistics) : own),
    };
  });

/**
 * The `_headers` file. The policy of `404.html` applies to every path, and the rules of each page remove it
 * before they set their own, so that one policy applies to each path. A page's path with a slash at its end
 * has no rule: hosts redirect it, or have no page there.
 */
export function headersFile(pages: readonly ServedPage[]) {
  const notFound = pages.find(({ file }) => file === notFoundFile);
  if (!notFound) throw new Error(`There is no page ${notFoundFile}.`);
  const rules = [
    {
      pattern: '/*',
      lines: Object.entries({ ...common, [csp]: notFound.policy }).map((header) =>
        header.join(': '),
      ),
    },
    ...pages
      .filter((page) => page !== notFound)
      .flatMap(({ file, path, hasChildren, policy }) =>
        [path, ...(hasChildren ? [`${path}/*`] : []), fileHref(file)].map((pattern) => ({
          pattern,
          lines: [`! ${csp}`, `${csp}: ${policy}`],
        })),
      ),
    ...caching.map(({ pattern, value }) => ({ pattern, lines: [`Cache-Control: ${value}`] })),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(
      `_headers has ${rules.length} rules, and Cloudflare Pages reads ${MOST_RULES}.`,
    );
  }
  const lines = rules.flatMap(({ pattern, lines }) => [
    pattern,
    ...lines.map((each) => `  ${each}`),
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) throw new Error(`A line of _headers is too long for Cloudflare Pages: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}
