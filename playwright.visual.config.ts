import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { storybookSite, visualReport } from './scripts/testSites.ts';

export default defineConfig({
  testDir: 'e2e/visual',
  fullyParallel: true,
  workers: 2,
  // A shared machine may starve a play function; what passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // The whole tolerance: any pixel may be one step of 255 off, which is how blending rounds, and
  // eight may be anything, which is what the corners of a box differ by that was moved while drawn.
  expect: { toMatchSnapshot: { threshold: 0.005, maxDiffPixels: 8 } },
  reporter: [
    ['list'],
    ['html', { outputFolder: visualReport, open: 'never' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${storybookSite.port}`,
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
