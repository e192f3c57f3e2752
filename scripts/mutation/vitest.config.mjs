/** The unit tests of what is mutated, and no others: those that read the sources would see the mutants. */
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The first test to fail ends a mutant's run, so those of the mutated file itself go first. */
class NearestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const wanted = [`/${basename(mutated, '.ts')}.test.ts`, '/tests/domain/', '/tests/backend/'];
    /** @param {import('vitest/node').TestSpecification} file */
    const distance = ({ moduleId }) => wanted.findIndex((part) => moduleId.includes(part));
    return files.toSorted(
      (a, b) => distance(a) - distance(b) || a.moduleId.localeCompare(b.moduleId),
    );
  }
}

/**
 * Stryker looks at tests alone, and would take a mutant for unnoticed where the tests cannot even be
 * loaded: that counts as a test that failed.
 */
class LoadingCounts {
  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.vitest = vitest;
  }
  onTestRunEnd() {
    for (const file of this.vitest?.state.getFiles() ?? []) {
      const errors = file.result?.errors ?? [];
      if (errors.length === 0) continue;
      const result = { state: 'fail', errors };
      /** @type {unknown} */
      const loading = { type: 'test', name: 'It can be loaded', mode: 'run', file, result };
      file.tasks.push(/** @type {import('vitest').RunnerTestCase} */ (loading));
    }
  }
}

// biome-ignore lint/style/noDefaultExport: the tool reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    // Each mutant has a worker of its own anyway; within it, the modules are loaded once.
    isolate: false,
    include: ['tests/{domain,backend}/**/*.test.ts'],
    setupFiles: ['tests/support/effort.ts', 'scripts/mutation/loaded.ts'],
    sequence: { sequencer: NearestFirst },
    reporters: [new LoadingCounts()],
    testTimeout: 60_000,
    env: { EFFORT: '0.1' },
  },
});
