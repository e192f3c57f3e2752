/** Checks the build-time settings; `.env.example` describes them. */
import process from 'node:process';
import { loadEnv } from 'vite';
import { publishedSecretNames } from '../server/settings.ts';
import type { Business } from '../src/domain/business.ts';

/**
 * Without these, a site would lose quote requests. `or` is the alternative that works without a
 * server of the site's own: the secret, which every visitor can then read.
 */
const required: readonly { name: string; or?: string }[] = [
  { name: 'VITE_RECAPTCHA_SITE_KEY' },
  { name: 'VITE_RECAPTCHA_VERIFY_URL', or: 'VITE_RECAPTCHA_SECRET' },
  { name: 'VITE_MAIL_DOMAIN' },
  { name: 'VITE_MAIL_API_BASE', or: 'VITE_MAIL_API_KEY' },
];

/** Where pages send requests: the default URL of each setting, and its provider's hosts. */
const services: Readonly<Record<string, { preset: string; provider: RegExp }>> = {
  VITE_RECAPTCHA_VERIFY_URL: {
    preset: 'https://www.google.com/recaptcha/api/siteverify',
    provider: /(^|\.)(google\.com|recaptcha\.net)$/,
  },
  VITE_MAIL_API_BASE: { preset: 'https://api.mailgun.net', provider: /(^|\.)mailgun\.net$/ },
};

function read(mode: string, folder: string): Record<string, string> {
  const settings = Object.entries(loadEnv(mode, folder, 'VITE_'));
  return Object.fromEntries(settings.map(([name, value]) => [name, value.trim()]));
}

/** Resolves URLs that begin with a slash. */
const sitePage = 'https://site.invalid/';

/** Whether an HTTPS page can send to the URL; plain HTTP is possible to localhost alone. */
function canSendTo(url: string) {
  if (!/^(https?:\/\/|\/(?!\/))/.test(url) || !URL.canParse(url, sitePage)) return false;
  const { protocol, hostname } = new URL(url, sitePage);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const isAbsolute = (url: string) => URL.canParse(url) && canSendTo(url);

/** Why a site of the mode cannot be served at a path; undefined if it can. */
export const misplaced = (mode: string, path: string) =>
  mode === 'connected' && path !== '/'
    ? `Connected mode serves the site at the root of its origin, and url in src/content/business.ts has
the path ${path} after the domain. Give the site a domain of its own, or build it without a server.`
    : undefined;

/** The secrets that have a value. */
export function publishedSecrets(mode: string, folder = process.cwd()) {
  const settings = read(mode, folder);
  return publishedSecretNames.filter((name) => settings[name]);
}

/** Whether a setting is enough. A service's own URL counts as none: it adds no secret. */
function isEnough(name: string, value: string | undefined) {
  if (!value) return false;
  const service = services[name];
  if (!service || !canSendTo(value)) return true;
  return !service.provider.test(new URL(value, sitePage).hostname);
}

/** The required settings without a value; `A or B` where either is enough and A is better. */
export function missingSettings(mode: string, folder = process.cwd()) {
  const settings = read(mode, folder);
  return required
    .filter(({ name, or }) => !isEnough(name, settings[name]) && !(or && settings[or]))
    .map(({ name, or }) => (or ? `${name} or ${or}` : name));
}

/** The script that counts visits, with the attributes that follow its URL; undefined without one. */
export function statisticsScript(mode: string, folder = process.cwd()) {
  const setting = read(mode, folder).VITE_STATISTICS_SCRIPT;
  if (!setting) return undefined;
  const [src = '', ...attributes] = setting.replaceAll(/["']/g, '').split(/\s+/);
  const pairs = attributes.map(
    (text) => /^(data-[\w-]+|integrity|crossorigin)=(.+)$/.exec(text)?.slice(1) ?? [],
  );
  const urls = [src, ...pairs.map(([, value = '']) => value)].filter(isAbsolute);
  const isMalformed = !isAbsolute(src) || pairs.some(({ length }) => length === 0);
  const origins = [...new Set(urls.map((url) => new URL(url).origin))];
  return { src, attributes: pairs, origins, isMalformed };
}

/** The settings whose value should be a URL that pages can send to, and is not. */
export function malformedSettings(mode: string, folder = process.cwd()) {
  const settings = read(mode, folder);
  const isMalformed = statisticsScript(mode, folder)?.isMalformed;
  return [
    ...Object.keys(services).filter((name) => settings[name] && !canSendTo(settings[name])),
    ...(isMalformed ? ['VITE_STATISTICS_SCRIPT'] : []),
  ];
}

/** Whether any required setting has a value. */
export function hasSettings(mode: string, folder = process.cwd()) {
  return missingSettings(mode, folder).length < required.length;
}

/** The other origins that the site's pages send requests to. */
export function serviceOrigins(mode: string, folder = process.cwd()) {
  const settings = read(mode, folder);
  const origins = Object.entries(services).map(
    ([name, { preset }]) => new URL(settings[name] || preset, sitePage).origin,
  );
  return [...new Set(origins)].filter((origin) => origin !== new URL(sitePage).origin);
}

/** The facts that visitors expect of a business and that `src/content/business.ts` lacks. */
export const missingFacts = ({ person, legal }: Pick<Business, 'person' | 'legal'>): string[] =>
  Object.entries({
    person: person?.name,
    'legal.name': legal.name,
    'legal.address': legal.address,
  }).flatMap(([fact, value]) => (value ? [] : [fact]));
