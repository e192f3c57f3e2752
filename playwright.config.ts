import { existsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { demoSite, productionSite } from './scripts/testSites.ts';

/** The screenshots of the stories, which `playwright.visual.config.ts` compares. */
const screenshots = /\/e2e\/visual\//;

/** The journeys that need a production build. */
const production = /-production\.spec\.ts$/;

/** The journeys on the server of connected mode, which they start themselves. */
const connected = /\/e2e\/connected\/[^/]+\.spec\.ts$/;

/** Slow tests, which `npm run deep` runs. */
const deep = /\/e2e\/deep\/[^/]+\.spec\.ts$/;

/** The tests that need packages of their own, which `npm run deep` installs. */
const validators = /\/e2e\/validators\/[^/]+\.spec\.ts$/;

/** The site on other servers, which `npm run deep` runs. */
const hosts = /\/e2e\/hosts\/[^/]+\.spec\.ts$/;

/** The applications that install the design system. `npm run deep` makes them outside of the project. */
const kit = /\/e2e\/kit\/[^/]+\.spec\.ts$/;

/** The main journeys in other engines, which `npm run deep` and CI run. */
const engines = /\/e2e\/engines\/[^/]+\.spec\.ts$/;

const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;

const serverOf = ({ folder, port }: { folder: string; port: number }) => ({
  command: `node --import tsx scripts/preview.ts ${folder}`,
  port,
  env: { PORT: String(port) },
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // Tests wait for events, which a busy machine delays. A deep test goes through all variants of a state.
  timeout: process.env.DEEP ? 120_000 : 90_000,
  expect: { timeout: 15_000 },
  // A busy machine can delay a timer. `npm test` counts what passes at the second try as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording a trace takes a third of a test's time, so only a second try records one.
    trace: 'on-first-retry',
    launchOptions: launchOptions({ whole: Boolean(process.env.DEEP) }),
  },
  projects: [
    {
      name: 'demo',
      testIgnore: [production, connected, screenshots, deep, validators, engines, hosts, kit],
      use: { baseURL: urlOf(demoSite) },
    },
    {
      name: 'production',
      testMatch: production,
      testIgnore: deep,
      // One at a time: the build names the port of the one server for captcha and mail.
      fullyParallel: false,
      use: { baseURL: urlOf(productionSite) },
    },
    {
      name: 'connected',
      testMatch: connected,
      // One server for the file, because it takes seconds to start.
      fullyParallel: false,
    },
    // One worker, which makes the applications.
    { name: 'kit', testMatch: kit, fullyParallel: false },
    ...(process.env.DEEP
      ? [
          {
            name: 'deep',
            testMatch: deep,
            testIgnore: production,
            use: { baseURL: urlOf(demoSite) },
          },
          {
            name: 'deep-production',
            testMatch: /\/e2e\/deep\/.*-production\.spec\.ts$/,
            fullyParallel: false,
            use: { baseURL: urlOf(productionSite) },
          },
          {
            name: 'validators',
            testMatch: validators,
            use: { baseURL: urlOf(demoSite) },
          },
          { name: 'hosts', testMatch: hosts, use: { launchOptions: launchOptions() } },
          // Debian's Firefox and WebKitGTK, then the browsers that CI installs.
          ...Object.entries({
            'debian-firefox': {},
            'debian-webkit': {},
            firefox: devices['Desktop Firefox'],
            webkit: devices['Desktop Safari'],
          }).map(([name, device]) => ({
            name,
            testMatch: engines,
            // Puppeteer alone prints.
            testIgnore: name === 'debian-firefox' ? [] : /\/print\.spec\.ts$/,
            use: { ...device, launchOptions: {} },
          })),
        ]
      : []),
  ],
  // The applications that install the design system need no build of the site.
  webServer: process.argv.includes('--project=kit')
    ? []
    : [
        serverOf(demoSite),
        // The demo's tests run without the production build; its own fail with a message.
        ...(existsSync(productionSite.folder) ? [serverOf(productionSite)] : []),
      ],
});
