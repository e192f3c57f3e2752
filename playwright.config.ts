import { defineConfig, devices } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';

const executablePath = findBrowser();
const port = 4190;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing glides, so nothing has to be waited for; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: { args: launchArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: 'node scripts/preview.mjs',
    port,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
