/** Mutation testing of the rules and of the backend, and its score for each folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from '../figures.mjs';
import { installPackages, run } from '../setup.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const results = '.cache/mutation/report.json';
/** What the last run found; without this file, everything is tried anew. */
const lastRun = '.cache/mutation/incremental.json';

/** What each folder has to reach, in percent. */
const WANTED = 90;

/** Installs Stryker the first time; most clones never ask for it. */
export const installStryker = () => installPackages(here);

/**
 * @typedef {{ status: string }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report
 */

/**
 * How many of a folder's mutants the tests notice: those that make a test fail, and those that never
 * come to an end. What no test reaches counts as unnoticed. Left out are mutants that break the
 * running of tests itself, and those that a comment in the sources excludes; both are told.
 *
 * @param {Report} all
 * @param {string} folder
 */
export function scoreOf({ files }, folder) {
  const mutants = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, file]) => file.mutants);
  const count = (/** @type {string} */ wanted) =>
    mutants.filter(({ status }) => status === wanted).length;
  const counts = {
    killed: count('Killed'),
    endless: count('Timeout'),
    survived: count('Survived'),
    unreached: count('NoCoverage'),
    ignored: count('Ignored'),
  };
  const noticed = counts.killed + counts.endless;
  const valid = noticed + counts.survived + counts.unreached;
  return {
    ...counts,
    broken: mutants.length - valid - counts.ignored,
    noticed,
    valid,
    score: valid === 0 ? 0 : (100 * noticed) / valid,
  };
}

/** The same in one line. Rounded down: a score that is not reached does not look as if it were. */
function inWords(/** @type {ReturnType<typeof scoreOf>} */ folder) {
  const score = (Math.floor(folder.score * 10) / 10).toFixed(1);
  return [
    `${folder.noticed} of ${folder.valid} noticed, ${score} %`,
    `(${folder.killed} killed, ${folder.endless} endless;`,
    `${folder.survived} survived, ${folder.unreached} unreached;`,
    `left out: ${folder.broken} broken, ${folder.ignored} ignored)`,
  ].join(' ');
}

/**
 * Forgets which mutants went unnoticed, so that they are tried again: of those that run while a
 * module is loaded, Stryker does not know which tests reach them, nor whether a new one does.
 */
function retryUnnoticed() {
  if (!existsSync(lastRun)) return;
  /** @type {Report} */
  const kept = JSON.parse(readFileSync(lastRun, 'utf8'));
  for (const file of Object.values(kept.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(lastRun, JSON.stringify(kept));
}

/** Runs it all, or what has changed since the last time. Returns whether each folder is good enough. */
export function mutate() {
  retryUnnoticed();
  if (!run('node', [stryker, 'run', join(here, 'stryker.config.mjs')])) return false;
  const all = JSON.parse(readFileSync(results, 'utf8'));
  const scores = ['src/domain/', 'src/backend/'].map((folder) => {
    const result = scoreOf(all, folder);
    report(`mutants of ${folder}: ${inWords(result)}`);
    const isEnough = result.score >= WANTED;
    if (!isEnough) console.error(`${folder} has to reach ${WANTED} %: ${inWords(result)}`);
    return isEnough;
  });
  return scores.every(Boolean);
}
