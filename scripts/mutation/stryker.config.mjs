/** Mutation testing: changes the domain and the backend in thousands of ways, one at a time. */
import { fileURLToPath } from 'node:url';

const vitestRunner = import.meta.resolve('@stryker-mutator/vitest-runner');

// biome-ignore lint/style/noDefaultExport: the tool reads the default export
export default {
  plugins: [fileURLToPath(vitestRunner)],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  // The client of the API is tested on the server with its database, which thousands of mutants cannot wait for.
  mutate: ['src/domain/**/*.ts', 'src/backend/**/*.ts', '!src/backend/http/**'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Long, because a timeout counts as noticed, and a busy machine must not cause one.
  timeoutMS: 60_000,
  // Stryker advises against mutants that run while a module loads, which are half of them.
  warnings: { slow: false },
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['dist', '.cache', 'storybook-static', 'scripts/bench', 'stories', 'e2e'],
  tsconfigFile: 'none.json',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  checkers: [],
};
