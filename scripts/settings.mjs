/** The build-time settings, as far as the scripts have to know them; see `.env.example`. */
import process from 'node:process';
import { loadEnv } from 'vite';

/**
 * Without these, a site would quietly lose quote requests. A secret is needed where no server of
 * the site's own adds it: its provider answers nobody without one.
 *
 * @type {readonly { name: string, or?: string }[]}
 */
const required = [
  { name: 'VITE_RECAPTCHA_SITE_KEY' },
  { name: 'VITE_RECAPTCHA_VERIFY_URL', or: 'VITE_RECAPTCHA_SECRET' },
  { name: 'VITE_MAIL_DOMAIN' },
  { name: 'VITE_MAIL_API_BASE', or: 'VITE_MAIL_API_KEY' },
];

/**
 * Where the site's pages send requests: what counts where the setting is not set, and which hosts
 * are the provider's, so that nothing of the site's own stands there.
 *
 * @type {Readonly<Record<string, { preset: string, provider: RegExp }>>}
 */
const services = {
  VITE_RECAPTCHA_VERIFY_URL: {
    preset: 'https://www.google.com/recaptcha/api/siteverify',
    provider: /(^|\.)(google\.com|recaptcha\.net)$/,
  },
  VITE_MAIL_API_BASE: { preset: 'https://api.mailgun.net', provider: /(^|\.)mailgun\.net$/ },
};

/**
 * @param {string} mode
 * @param {string} folder of the `.env` files
 */
function read(mode, folder) {
  const settings = Object.entries(loadEnv(mode, folder, 'VITE_'));
  return Object.fromEntries(settings.map(([name, value]) => [name, value.trim()]));
}

/** A page of the site, for addresses that begin with a slash. */
const ownPage = 'https://site.invalid/';

/**
 * Whether pages that come by HTTPS can send to it: browsers let them use HTTP on one's own machine
 * alone.
 *
 * @param {string} address
 */
function isAddress(address) {
  if (!/^(https?:\/\/|\/(?!\/))/.test(address) || !URL.canParse(address, ownPage)) return false;
  const { protocol, hostname } = new URL(address, ownPage);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Whether a setting says something; the provider's own address is what counts without one.
 *
 * @param {string} name
 * @param {string} [value]
 */
function isSaid(name, value) {
  if (!value) return false;
  const service = services[name];
  if (!service || !isAddress(value)) return true;
  return !service.provider.test(new URL(value, ownPage).hostname);
}

/**
 * @param {string} mode
 * @param {string} [folder]
 * @returns {string[]} the names of required settings that are not set: where one of two is enough,
 *   `A or B`, of which A is the better one
 */
export function missingSettings(mode, folder = process.cwd()) {
  const settings = read(mode, folder);
  return required
    .filter(({ name, or }) => !isSaid(name, settings[name]) && !(or && settings[or]))
    .map(({ name, or }) => (or ? `${name} or ${or}` : name));
}

/**
 * @param {string} mode
 * @param {string} [folder]
 * @returns {string[]} the names of settings that should be an address to send to and are none
 */
export function malformedSettings(mode, folder = process.cwd()) {
  const settings = read(mode, folder);
  return Object.keys(services).filter((name) => settings[name] && !isAddress(settings[name]));
}

/**
 * Whether somebody has begun to configure a production build.
 *
 * @param {string} mode
 * @param {string} [folder]
 */
export function hasSettings(mode, folder = process.cwd()) {
  return missingSettings(mode, folder).length < required.length;
}

/**
 * The other sites that the site's pages send requests to.
 *
 * @param {string} mode
 * @param {string} [folder]
 */
export function serviceOrigins(mode, folder = process.cwd()) {
  const settings = read(mode, folder);
  const origins = Object.entries(services).map(
    ([name, { preset }]) => new URL(settings[name] || preset, ownPage).origin,
  );
  return [...new Set(origins)].filter((origin) => origin !== new URL(ownPage).origin);
}
