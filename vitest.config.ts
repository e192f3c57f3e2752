import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/deep-*/**'],
          setupFiles: ['tests/support/effort.ts', 'tests/support/waits.ts'],
          // Property tests run hundreds of cases, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/postgres.ts'],
          setupFiles: ['tests/support/waits.ts'],
          // As for the stories below.
          retry: process.env.CI ? 1 : 0,
          // Each password takes 33 ms of a core, and tests wait for events: a busy machine delays both.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // Only `npm run deep` has the programs that these need.
      ...(process.env.DEEP
        ? [
            {
              test: {
                name: 'deep-server',
                environment: 'node',
                include: ['tests/deep-server/**/*.test.ts'],
                // Each measures or disturbs processes.
                fileParallelism: false,
                testTimeout: 600_000,
                hookTimeout: 120_000,
              },
            },
            {
              test: {
                name: 'deep-deploy',
                environment: 'node',
                include: ['tests/deep-deploy/**/*.test.ts'],
                // The server may be an emulated one.
                testTimeout: 7_200_000,
                hookTimeout: 1_200_000,
              },
            },
          ]
        : []),
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({
            configDir: '.storybook',
            // Used for stories that set no viewport.
            initialGlobals: { viewport: { value: 'desktop' } },
          }),
        ],
        optimizeDeps: {
          // Without a cache, Vite discovers these late and restarts the tests.
          include: [
            '@hookform/resolvers/zod',
            'axe-core',
            'colorjs.io',
            'msw',
            'msw/browser',
            '@radix-ui/react-tabs',
            'react-dom/client',
            'react-hook-form',
            'react-router-dom',
            'storybook/internal/csf',
            'zod/mini',
          ],
        },
        test: {
          name: 'stories',
          setupFiles: ['.storybook/unclampedTimers.ts', '.storybook/pageChecks.ts'],
          isolate: false,
          // A busy machine can delay a timer. `npm test` counts what passes at the second try as flaky.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 90_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
