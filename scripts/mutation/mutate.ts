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
 * How many of a folder's mutants the tests notice: those that make a test fail, and those that time
 * out. Mutants that no test reaches count as unnoticed. Mutants that break the test runner itself, and
 * those that a comment in the sources excludes, do not count and are reported separately.
 */
export function scoreOf({ files }: Report, folder: string) {
  const mutants = Object.entries(files)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([, file]) => file.mutants);
  const count = (wanted: string) => mutants.filter(({ status }) => status === wanted).length;
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

/** A score in one line, rounded down, so that 89.99 % does not read as 90 %. */
function describe(folder: ReturnType<typeof scoreOf>) {
  const score = (Math.floor(folder.score * 10) / 10).toFixed(1);
  return [
    `${folder.noticed} of ${folder.valid} noticed, ${score} %`,
    `(${folder.killed} killed, ${folder.endless} endless;`,
    `${folder.survived} survived, ${folder.unreached} unreached;`,
    `left out: ${folder.broken} broken, ${folder.ignored} ignored)`,
  ].join(' ');
}

/**
 * Removes the unnoticed mutants from the last results, so that they are tried again. For mutants that
 * run while a module loads, Stryker cannot tell whether a new test reaches them.
 */
function retryUnnoticed() {
  if (!existsSync(lastRun)) return;
  const kept: Report = JSON.parse(readFileSync(lastRun, 'utf8'));
  for (const file of Object.values(kept.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  }
  writeFileSync(lastRun, JSON.stringify(kept));
}

/** Tries all mutants, or those changed since the last run. Returns whether each folder passes. */
export function mutate() {
  retryUnnoticed();
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
