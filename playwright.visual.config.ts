import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { storybookSite, visualReport } from './scripts/testSites.ts';

export default defineConfig({
  testDir: 'e2e/visual',
  fullyParallel: true,
  workers: 2,
  // A busy machine can delay a play function; `npm test` counts second tries as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Blending rounds any pixel by up to one step of 255, and the corners of a box that is moved while
  // it is drawn differ in up to eight pixels.
  expect: { toMatchSnapshot: { threshold: 0.005, maxDiffPixels: 8 } },
  reporter: [
    ['list'],
    ['html', { outputFolder: visualReport, open: 'never' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${storybookSite.port}${storybookSite.path}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node --import tsx scripts/serveStorybook.ts',
    port: storybookSite.port,
    reuseExistingServer: false,
  },
});
