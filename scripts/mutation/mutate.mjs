/** Mutation testing of the rules and of the backend, and its score for each folder. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from '../figures.mjs';
import { run } from '../setup.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const results = '.cache/mutation/report.json';

/** What each folder has to reach, in percent. */
const WANTED = 90;

/** Installs Stryker the first time; most clones never ask for it. */
export function installStryker() {
  if (existsSync(stryker)) return;
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', here];
  if (!run('npm', parameters)) throw new Error('Stryker could not be installed.');
}

/**
 * @typedef {{ status: string, location: { start: { line: number } }, replacement?: string }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 */

/**
 * How many of a folder's mutants the tests notice. Those that run while a module is loaded, and
 * those that end in an error by themselves, do not count.
 *
 * @param {Report} all
 * @param {string} folder
 */
export function scoreOf({ files }, folder) {
  const mutants = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, file]) => file.mutants);
  const count = (/** @type {readonly string[]} */ statuses) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count(['Killed', 'Timeout']);
  const valid = noticed + count(['Survived', 'NoCoverage']);
  return { noticed, valid, score: valid === 0 ? 100 : (100 * noticed) / valid };
}

/** Runs it all, or what has changed since the last time. Returns whether each folder is good enough. */
export function mutate() {
  if (!run('node', [stryker, 'run', join(here, 'stryker.config.mjs')])) return false;
  const all = JSON.parse(readFileSync(results, 'utf8'));
  const scores = ['src/domain/', 'src/backend/'].map((folder) => {
    const { noticed, valid, score } = scoreOf(all, folder);
    report(`mutants of ${folder}: ${noticed} of ${valid} noticed, ${score.toFixed(1)} %`);
    return score;
  });
  return scores.every((score) => score >= WANTED);
}
