/** The build-time settings, as far as the scripts have to know them; see `.env.example`. */
import process from 'node:process';
import { loadEnv } from 'vite';

/** Without these, a site would quietly lose quote requests. */
const required = ['VITE_RECAPTCHA_SITE_KEY', 'VITE_MAIL_DOMAIN'];

/** @param {string} mode */
const read = (mode) => loadEnv(mode, process.cwd(), 'VITE_');

/**
 * @param {string} mode
 * @returns {string[]} the names of required settings that are not set
 */
export function missingSettings(mode) {
  const settings = read(mode);
  return required.filter((name) => !settings[name]);
}

/**
 * Whether somebody has begun to configure a production build.
 *
 * @param {string} mode
 */
export function hasSettings(mode) {
  return missingSettings(mode).length < required.length;
}

/**
 * Where the site's pages send requests.
 *
 * @param {string} mode
 */
export function loadSettings(mode) {
  const settings = read(mode);
  return {
    verifyUrl:
      settings.VITE_RECAPTCHA_VERIFY_URL || 'https://www.google.com/recaptcha/api/siteverify',
    mailBase: settings.VITE_MAIL_API_BASE || 'https://api.mailgun.net',
  };
}
