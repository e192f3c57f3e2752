/**
 * Mutation testing: changes the rules and the backend in thousands of small ways, and counts which
 * of them the unit tests notice.
 */
import { fileURLToPath } from 'node:url';

const vitestRunner = import.meta.resolve('@stryker-mutator/vitest-runner');

// biome-ignore lint/style/noDefaultExport: the tool reads the default export
export default {
  plugins: [fileURLToPath(vitestRunner)],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs' },
  mutate: ['src/domain/**/*.ts', 'src/backend/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long, because it counts as noticed, and a busy machine must not make it so.
  timeoutMS: 60_000,
  // It would have us leave out what runs while a module is loaded: half of the rules.
  warnings: { slow: false },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    'dist',
    '.cache',
    'storybook-static',
    'scripts/bench',
    'stories',
    'e2e',
    'public',
  ],
  tsconfigFile: 'none.json',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  checkers: [],
};
