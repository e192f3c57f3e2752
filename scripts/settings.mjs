/** The build-time settings, as far as the scripts have to know them; see `.env.example`. */
import process from 'node:process';
import { loadEnv } from 'vite';

/** Without these, a site would quietly lose quote requests. */
const required = ['VITE_RECAPTCHA_SITE_KEY', 'VITE_MAIL_DOMAIN'];

/** Where the site's pages send requests: each setting, and what counts where it is not set. */
const services = {
  VITE_RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
  VITE_MAIL_API_BASE: 'https://api.mailgun.net',
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

/** @param {string} address */
function isAddress(address) {
  return /^(https?:\/\/|\/(?!\/))/.test(address) && URL.canParse(address, ownPage);
}

/**
 * @param {string} mode
 * @param {string} [folder]
 * @returns {string[]} the names of required settings that are not set
 */
export function missingSettings(mode, folder = process.cwd()) {
  const settings = read(mode, folder);
  return required.filter((name) => !settings[name]);
}

/**
 * @param {string} mode
 * @param {string} [folder]
 * @returns {string[]} the names of settings that should be an address and are none
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
    ([name, preset]) => new URL(settings[name] || preset, ownPage).origin,
  );
  return [...new Set(origins)].filter((origin) => origin !== new URL(ownPage).origin);
}
