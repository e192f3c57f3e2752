/**
 * `npm test`: everything that CI checks except the screenshots, which `npm test -- --screenshots`
 * compares as well. The last line counts what passed, failed and was skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { installBrowser } from './browser.ts';
import { type Counts, noCounts, readPlaywright, readVitest, sum, summary } from './testCounts.ts';

const results = '.cache/results';

/** Runs a command to its end, and resolves with whether it succeeded. */
async function run(command: readonly string[], reportFile?: string) {
  console.log(`\n> ${command.join(' ')}`);
  const [program = '', ...parameters] = command;
  const env = { ...process.env, ...(reportFile && { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }) };
  const [status] = await once(spawn(program, parameters, { stdio: 'inherit', env }), 'close');
  return status === 0;
}

/** Runs a check that either passes or fails. */
async function check(name: string, command: readonly string[]): Promise<Counts> {
  const hasPassed = await run(command);
  return hasPassed
    ? { ...noCounts, passed: 1 }
    : { ...noCounts, failed: 1, troubles: [`Failed: ${name}`] };
}

/** Runs a test runner, and counts what its JSON report has. */
async function runTests<Report>(
  name: string,
  command: readonly string[],
  read: (report: Report) => Counts,
): Promise<Counts> {
  const file = `${results}/${name}.json`;
  const hasPassed = await run(command, file);
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : noCounts;
  // A run that broke without a failed test, or that found no test, is a failure of its own.
  const isBroken = (!hasPassed && counts.failed === 0) || counts.passed === 0;
  return isBroken
    ? { ...counts, failed: counts.failed + 1, troubles: [...counts.troubles, `Failed: ${name}`] }
    : counts;
}

const hasScreenshots = process.argv.includes('--screenshots');

// As on CI: `.only` fails, and a failed test is tried a second time.
process.env.CI ??= '1';

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
installBrowser();

// These use one core each for most of their time, so they run side by side.
const builds = await Promise.all([
  check('format, lint and types', ['npm', 'run', '--silent', 'lint']),
  check('build of the sites', ['npm', 'run', '--silent', 'build:e2e']),
  check('package of the design system', ['npm', 'run', '--silent', 'build:kit']),
  ...(hasScreenshots
    ? [check('build of Storybook', ['npm', 'run', '--silent', 'build:visual'])]
    : []),
]);

const playwright = ['npx', 'playwright', 'test'];

async function runBrowserTests() {
  const e2e = await runTests('e2e', [...playwright, '--reporter=list,json'], readPlaywright);
  if (!hasScreenshots) return e2e;
  const visual = ['--config=playwright.visual.config.ts', '--update-snapshots=none'];
  return sum([e2e, await runTests('visual', [...playwright, ...visual], readPlaywright)]);
}

// Each waits for a browser or a database half of its time, and the other one uses the cores meanwhile.
const tests = await Promise.all([
  runTests(
    'unit-and-stories',
    [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/unit-and-stories.json`,
    ],
    readVitest,
  ),
  runBrowserTests(),
]);

const total = sum([...builds, ...tests]);
console.log(`\n${summary(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
