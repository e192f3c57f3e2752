import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { captchaScript } from '#mocks/captchaWidget.ts';
import { productionSite } from '../../scripts/sites.mjs';
import { type Services, startServices } from './services.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

/** Where the captcha provider's script is fetched from. */
export const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js**';

interface Fixtures {
  /** What stands behind the site, answering as usual. */
  services: Services;
  /** The captcha provider's script is stood in for. */
  captchaScript: undefined;
}

interface WorkerFixtures {
  runningServices: Services;
}

/** The watchful test of `test.ts`, for the production build and what it talks to. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  runningServices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see a pattern
    async ({}, use) => {
      if (!existsSync(join(productionSite.folder, 'index.html'))) {
        throw new Error('There is no production build to visit: run `npm run build:e2e` first.');
      }
      const { port, servicesPort } = productionSite;
      const services = await startServices(servicesPort, `http://localhost:${port}`);
      await use(services);
      await services.close();
    },
    { scope: 'worker' },
  ],

  // After `watched`, because the route that was set last is asked first.
  services: [
    async ({ runningServices, context, watched: _ }, use) => {
      await context.route(`http://localhost:${productionSite.servicesPort}/**`, (route) =>
        route.continue(),
      );
      await use(runningServices);
      runningServices.reset();
    },
    { auto: true },
  ],

  captchaScript: [
    async ({ context, watched: _ }, use) => {
      await context.route(CAPTCHA_SCRIPT, (route, request) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: captchaScript({
            onload: new URL(request.url()).searchParams.get('onload'),
            tokenLifetime: 120_000,
          }),
        }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
