import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { demoSite, productionSite } from './scripts/testSites.ts';

/** Pictures of the stories: `playwright.visual.config.ts` compares them. */
const pictures = /\/e2e\/visual\//;

/** The journeys that need a production build. */
const production = /-production\.spec\.ts$/;

/** What takes long; `npm run deep` asks for it. */
const deep = /\/e2e\/deep\/[^/]+\.spec\.ts$/;

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
  // The deep runs go through every look of a state in one test.
  timeout: process.env.DEEP ? 120_000 : 30_000,
  // A shared machine may starve a timer; what passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'demo',
      testIgnore: [production, pictures, deep],
      use: { baseURL: urlOf(demoSite) },
    },
    {
      name: 'production',
      testMatch: production,
      testIgnore: deep,
      // One after the other: there is one server for captcha and mail, whose port the build knows.
      fullyParallel: false,
      use: { baseURL: urlOf(productionSite) },
    },
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
        ]
      : []),
  ],
  webServer: [
    serverOf(demoSite),
    // Its tests say so where it has not been built; the others can run without it.
    ...(existsSync(productionSite.folder) ? [serverOf(productionSite)] : []),
  ],
});
