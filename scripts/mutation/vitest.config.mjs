/** The unit tests of what is mutated, and no others: those that read the sources would see the mutants. */
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: the tool reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{domain,backend}/**/*.test.ts'],
    setupFiles: ['tests/support/effort.ts'],
    testTimeout: 60_000,
    env: { EFFORT: '0.1' },
  },
});
