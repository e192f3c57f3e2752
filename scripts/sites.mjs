/** The sites that the end-to-end tests visit, each in a folder and on a port of its own. */

/** The demo: captcha and mail are answered in the browser. */
export const demoSite = { folder: 'dist', port: 4190 };

/** A production build: a server that the tests start answers for captcha and mail. */
export const productionSite = { folder: '.cache/production', port: 4191, servicesPort: 4192 };

const services = `http://localhost:${productionSite.servicesPort}`;

/** Everything that it is built with; what is empty counts as not set, whoever has set it. */
export const productionSettings = {
  VITE_RECAPTCHA_SITE_KEY: 'e2e-site-key',
  VITE_RECAPTCHA_SECRET: '',
  VITE_RECAPTCHA_VERIFY_URL: `${services}/siteverify`,
  VITE_MAIL_DOMAIN: 'mail.e2e.example',
  VITE_MAIL_API_BASE: services,
  VITE_MAIL_API_KEY: '',
  VITE_BACKEND_URL: '',
  VITE_ADMIN_USERNAME: '',
  VITE_ADMIN_PASSWORD: '',
};
