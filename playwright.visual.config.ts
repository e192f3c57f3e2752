import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { storybookSite, visualReport } from './scripts/testSites.ts';

/** Whether there is the folder that `fonts.conf` names. Otherwise the browser uses the fonts it finds. */
const hasLiberation = existsSync('/usr/share/fonts/truetype/liberation');
const fonts = { FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/visual/fonts.conf') };

export default defineConfig({
  testDir: 'e2e/visual',
  fullyParallel: true,
  workers: 2,
  // A busy machine can delay a play function; `npm test` counts second tries as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/visual',
  // The committed pictures, decoded.
  snapshotPathTemplate: '.cache/pictures/{arg}{ext}',
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
    launchOptions: { ...launchOptions(), env: { ...process.env, ...(hasLiberation && fonts) } },
  },
  webServer: {
    command: 'node --import tsx scripts/serveStorybook.ts',
    port: storybookSite.port,
    reuseExistingServer: false,
  },
});
