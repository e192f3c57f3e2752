/** Mutation testing of the domain and the backend, and its score for each folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from '../report.ts';
import { installPackages, run } from '../setup.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const results = '.cache/mutation/report.json';
/** The results of the last run; without this file, every mutant is tried again. */
const lastRun = '.cache/mutation/incremental.json';

/** The score that each folder has to reach, in per cent. */
const MIN_SCORE = 90;

/** Installs Stryker the first time; most clones never need it. */
export const installStryker = () => installPackages(here);

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

/**
 * How many of a folder's mutants the tests detect: those that make a test fail, and those that time
 * out. A mutant that no test runs is not detected. Mutants that make the test runner fail, and those
 * that a comment in the sources excludes, do not count towards the score.
 */
export function scoreOf({ files }: Report, folder: string) {
  const mutants = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, file]) => file.mutants);
  const count = (wanted: string) => mutants.filter(({ status }) => status === wanted).length;
  const counts = {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    notRun: count('NoCoverage'),
    ignored: count('Ignored'),
  };
  const detected = counts.killed + counts.timedOut;
  const valid = detected + counts.survived + counts.notRun;
  return {
    ...counts,
    failed: mutants.length - valid - counts.ignored,
    detected,
    valid,
    score: valid === 0 ? 0 : (100 * detected) / valid,
  };
}

/** A score in one line, rounded down, so that 89.99 % does not read as 90 %. */
function describe(folder: ReturnType<typeof scoreOf>) {
  const score = (Math.floor(folder.score * 10) / 10).toFixed(1);
  return [
    `${score} % detected, ${folder.detected} of ${folder.valid}`,
    `(${folder.killed} killed, ${folder.timedOut} timed out;`,
    `${folder.survived} survived, ${folder.notRun} run by no test;`,
    `not counted: ${folder.failed} failed to run, ${folder.ignored} ignored)`,
  ].join(' ');
}

/**
 * Removes the undetected mutants from the last results, so that they are tried again. For mutants that
 * run while a module loads, Stryker cannot tell whether a new test reaches them.
 */
function retryUndetected() {
  if (!existsSync(lastRun)) return;
  const kept: Report = JSON.parse(readFileSync(lastRun, 'utf8'));
  for (const file of Object.values(kept.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(lastRun, JSON.stringify(kept));
}

/** Tries all mutants, or those changed since the last run. Returns whether each folder passes. */
export function mutate() {
  retryUndetected();
  if (!run('node', [stryker, 'run', join(here, 'stryker.config.mjs')])) return false;
  const all = JSON.parse(readFileSync(results, 'utf8'));
  const scores = ['src/domain/', 'src/backend/'].map((folder) => {
    const result = scoreOf(all, folder);
    report(`mutants of ${folder}: ${describe(result)}`);
    const isEnough = result.score >= MIN_SCORE;
    if (!isEnough) console.error(`${folder} has to reach ${MIN_SCORE} %: ${describe(result)}`);
    return isEnough;
  });
  return scores.every(Boolean);
}
