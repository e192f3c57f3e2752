/** The sites that the tests visit, each in a folder and on a port of its own. */
import process from 'node:process';

/** The first of four ports in a row. Another one lets two checkouts be tested at once. */
const firstPort = Number(process.env.E2E_PORT || 4190);

/** The demo: captcha and mail are answered in the browser. */
export const demoSite = { folder: 'dist', port: firstPort };

/** A production build: a server that the tests start answers for captcha and mail. */
export const productionSite = {
  folder: '.cache/production',
  port: firstPort + 1,
  servicesPort: firstPort + 2,
};

/** Storybook, as pictures are taken of it. */
export const storybookSite = { folder: '.cache/storybook', port: firstPort + 3 };

/** Where to read what the pictures say. */
export const visualReport = 'playwright-report';

const services = `http://localhost:${productionSite.servicesPort}`;

/** Everything that it is built with; what is empty counts as not set, whoever has set it. */
export const productionSettings = {
  VITE_RECAPTCHA_SITE_KEY: 'e2e-site-key',
  VITE_RECAPTCHA_SECRET: '',
  VITE_RECAPTCHA_VERIFY_URL: `${services}/siteverify`,
  VITE_MAIL_DOMAIN: 'mail.e2e.example',
  VITE_MAIL_API_BASE: services,
  VITE_MAIL_API_KEY: '',
  VITE_BACKEND_URL: 'https://backend.e2e.example',
  VITE_ADMIN_USERNAME: 'e2e-owner',
  VITE_ADMIN_PASSWORD: 'e2e-password',
};
