/** `npm test`: everything that CI checks, in one go, with one line of figures at the end. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { installBrowser, installPackages, run } from './setup.mjs';

const results = '.cache/results';

let passed = 0;
let failed = 0;

/**
 * @param {string} name
 * @param {boolean} isGood
 */
function count(name, isGood) {
  if (isGood) {
    passed += 1;
    return;
  }
  failed += 1;
  console.error(`\nFailed: ${name}`);
}

/**
 * Runs a check that either holds or does not.
 *
 * @param {string} name
 * @param {readonly string[]} script of package.json
 */
function check(name, script) {
  count(name, run('npm', ['run', '--silent', ...script]));
}

/**
 * Runs a test runner and adds up what its JSON report says.
 *
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {(report: any) => { passed: number, failed: number }} read
 */
function runTests(name, command, parameters, read) {
  const file = `${results}/${name}.json`;
  console.log(`\n> ${command} ${parameters.join(' ')}`);
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  passed += report?.passed ?? 0;
  failed += report?.failed ?? 0;
  // A run that broke without a failed test, or that found none to run, is a failure of its own.
  if ((status !== 0 && !report?.failed) || !report?.passed) count(name, false);
}

// As on CI, wherever it runs: no `.only` gets through, and what needs a second try is reported.
process.env.CI ??= '1';

installPackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('format, lint and types', ['lint']);

await installBrowser();

runTests(
  'unit-and-stories',
  'npx',
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/unit-and-stories.json`,
  ],
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
);

check('builds', ['build:e2e']);

/** @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report */
const readPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

runTests('e2e', 'npx', ['playwright', 'test', '--reporter=list,json'], readPlaywright);
runTests('visual', 'node', ['scripts/visual.mjs'], readPlaywright);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
