import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productionSettings, productionSite } from '../../scripts/testSites.ts';
import { answerCaptchaScript, type Services, startServices } from './services.ts';
import { test as base } from './test.ts';

export { CAPTCHA_SCRIPT } from './services.ts';
export { expect } from './test.ts';

interface Fixtures {
  services: Services;
  /** Answers the request for the captcha provider's script. */
  captchaScript: undefined;
}

interface WorkerFixtures {
  runningServices: Services;
}

/** The test of `test.ts` with the captcha's script, the captcha's check and the mail API. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningServices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      if (!existsSync(join(productionSite.folder, 'index.html'))) {
        throw new Error('The production build is missing: run `npm run build:e2e` first.');
      }
      const { port, servicesPort } = productionSite;
      const services = await startServices(servicesPort, `http://localhost:${port}`);
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],

  // Depends on `watched`, whose route refuses other origins: Playwright tries the newest route first.
  services: [
    async ({ runningServices, context, watched: _ }, use) => {
      const origins = [
        productionSettings.VITE_MAIL_API_BASE,
        productionSettings.VITE_RECAPTCHA_VERIFY_URL,
      ].map((url) => new URL(url).origin);
      await context.route(
        ({ origin }) => origins.includes(origin),
        (route) => route.continue(),
      );
      await use(runningServices);
      runningServices.reset();
    },
    { auto: true },
  ],

  captchaScript: [
    async ({ context, watched: _ }, use) => {
      await answerCaptchaScript(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
