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
          include: ['tests/**/*.test.ts'],
          // How often properties are tried.
          setupFiles: ['tests/support/effort.ts'],
          // Properties try hundreds of cases; a busy machine needs its time for them.
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [
          storybookTest({
            configDir: '.storybook',
            // A story that names no width is tested at this one.
            initialGlobals: { viewport: { value: 'desktop' } },
          }),
        ],
        optimizeDeps: {
          // What is found late when nothing is cached, and would make the tests start over.
          include: [
            '@hookform/resolvers/zod',
            'axe-core',
            'colorjs.io',
            'msw',
            'msw/browser',
            'radix-ui',
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
          // A shared machine may starve a timer; what passes the second time is reported as such.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 30_000,
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
