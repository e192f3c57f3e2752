/** The sites that the tests visit, each in a folder and on a port of its own. */
import process from 'node:process';

/** The first of four ports in a row. Two checkouts can be tested at once with different ones. */
const firstPort = Number(process.env.E2E_PORT || 4190);

/** Captcha and mail are mocked in the browser. */
export const demoSite = { folder: 'dist', port: firstPort };

/** A production build. The tests start a server for captcha and mail. */
export const productionSite = {
  folder: '.cache/production',
  port: firstPort + 1,
  servicesPort: firstPort + 2,
};

/** The site of connected mode. Its tests start the server, each file on a free port. */
export const connectedSite = {
  folder: '.cache/connected-e2e',
  program: 'server/dist/main.js',
  settings: { VITE_RECAPTCHA_SITE_KEY: 'e2e-site-key' },
};

/** The Storybook that the screenshots are taken of, below a path as on a review host. */
export const storybookSite = {
  folder: '.cache/storybook',
  port: firstPort + 3,
  path: '/review/storybook/',
};

/** The demo of a business whose URL has a path, built from a copy of the project. */
export const belowPathSite = {
  copy: '.cache/below-a-path',
  folder: '.cache/below-a-path/dist',
  url: 'https://studio.example/millrace',
  path: '/millrace/',
};

/** The document of each state, which the Nu Html Checker reads. */
export const statesFolder = '.cache/states';

/** The report of the comparison of screenshots. */
export const visualReport = 'playwright-report';

/**
 * All settings of the production build; an empty one overrides the environment's. The two services
 * have different origins, as on a real site: the policy has to admit both.
 */
export const productionSettings = {
  VITE_RECAPTCHA_SITE_KEY: 'e2e-site-key',
  VITE_RECAPTCHA_SECRET: '',
  VITE_RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${productionSite.servicesPort}/siteverify`,
  VITE_MAIL_DOMAIN: 'mail.e2e.example',
  VITE_MAIL_API_BASE: `http://localhost:${productionSite.servicesPort}`,
  VITE_MAIL_API_KEY: '',
  VITE_BACKEND_URL: 'https://backend.e2e.example',
  VITE_ADMIN_USERNAME: 'e2e-owner',
  VITE_ADMIN_PASSWORD: 'e2e-password',
};
