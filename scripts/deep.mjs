/**
 * `npm run deep`: what takes too long for every day. `npm run deep -- properties` runs one part,
 * of `properties`, `journeys` and `mutation`. Ends with one line for each figure.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installBrowser, installPackages, run } from './setup.mjs';

const figures = '.cache/results/figures.txt';

/** Tests that look at a few states, widths or moments every day, and here at all of them. */
const deeper = ['accessibility', 'hydration'].map((name) => `e2e/${name}.spec.ts`);

const parts = {
  /** A hundred times the everyday number of cases; the few that hold a clock need more time. */
  properties: () =>
    run(
      'npx',
      [
        'vitest',
        'run',
        '--project',
        'unit',
        '--testTimeout=3600000',
        'tests/backend',
        'tests/domain',
      ],
      { EFFORT: '100', FIGURES: figures },
    ),

  async journeys() {
    await installBrowser();
    return (
      run('npm', ['run', '--silent', 'build:e2e']) &&
      run('npx', ['playwright', 'test', '--project=deep', '--project=deep-production'], {
        DEEP: '1',
        FIGURES: figures,
      }) &&
      run('npx', ['playwright', 'test', '--project=demo', ...deeper], { DEEP: '1' })
    );
  },

  async mutation() {
    const { installStryker, mutate } = await import('./mutation/mutate.mjs');
    installStryker();
    process.env.FIGURES = figures;
    return mutate();
  },
};

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

installPackages();
rmSync(figures, { force: true });

const failed = [];
for (const [name, runPart] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await runPart())) failed.push(name);
}

if (existsSync(figures)) console.log(`\n${readFileSync(figures, 'utf8').trim()}`);
console.log(failed.length === 0 ? '\nAll of it held.' : `\nFailed: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
