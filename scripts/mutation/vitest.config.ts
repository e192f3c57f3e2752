/** The unit tests of the mutated folders alone: tests that read the sources would see the mutants. */
import { basename } from 'node:path';
import type { RunnerTestCase } from 'vitest';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vitest } from 'vitest/node';

/** Runs the tests of the mutated file first: the first failure ends a mutant's run. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const [mutated = ''] = this.ctx.config.related ?? [];
    const wanted = [`/${basename(mutated, '.ts')}.test.ts`, '/tests/domain/', '/tests/backend/'];
    const distance = ({ moduleId }: TestSpecification) =>
      wanted.findIndex((part) => moduleId.includes(part));
    return files.toSorted(
      (a, b) => distance(a) - distance(b) || a.moduleId.localeCompare(b.moduleId),
    );
  }
}

/** Reports a test file that fails to load as a failed test: Stryker looks at tests alone. */
class LoadFailures {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.vitest = vitest;
  }
  onTestRunEnd() {
    for (const file of this.vitest?.state.getFiles() ?? []) {
      const errors = file.result?.errors ?? [];
      if (errors.length === 0) continue;
      const result = { state: 'fail', errors };
      const loading: unknown = { type: 'test', name: 'loads', mode: 'run', file, result };
      file.tasks.push(loading as RunnerTestCase);
    }
  }
}

// biome-ignore lint/style/noDefaultExport: the tool reads the default export
export default defineConfig({
  test: {
    environment: 'node',
    // Each mutant has a worker of its own, in which the modules are loaded once.
    isolate: false,
    include: ['tests/{domain,backend}/**/*.test.ts'],
    setupFiles: ['tests/support/effort.ts', 'scripts/mutation/loaded.ts'],
    sequence: { sequencer: NearestFirst },
    reporters: [new LoadFailures()],
    testTimeout: 60_000,
    env: { EFFORT: '0.1' },
  },
});
