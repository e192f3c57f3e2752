/** Counts the results of the test runners, from their JSON reports. */
import { basename } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed at the second attempt; counted in `passed` as well. */
  flaky: number;
  /** Why tests were skipped. */
  reasons: readonly string[];
  /** What failed or was flaky, a line each. */
  troubles: readonly string[];
}

export const noCounts: Counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: 0,
  reasons: [],
  troubles: [],
};

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** The file's path. */
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

const linesOf = (failed: readonly string[], flaky: readonly string[]) => [
  ...failed.map((name) => `Failed: ${name}`),
  ...flaky.map((name) => `Flaky: ${name}`),
];

const titlesOf = (tests: readonly { title: string }[]) => tests.map(({ title }) => title);

/** Vitest keeps the messages of the failed first attempt of a test that passed at the second. */
export function readVitest(report: VitestReport): Counts {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${basename(name)}: ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: flaky.length,
    reasons: [],
    troubles: linesOf(titlesOf(failed), titlesOf(flaky)),
  };
}

interface PlaywrightSpec {
  title: string;
  tests: { status: string; annotations: { type: string; description?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** The specs of a suite, each titled with the suites around it, the file first. */
const specsOf = ({ title, specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] =>
  [...specs, ...suites.flatMap(specsOf)].map((spec) => ({
    ...spec,
    title: `${title} › ${spec.title}`,
  }));

export function readPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const specs = suites.flatMap(specsOf);
  const namesOf = (wanted: string) =>
    titlesOf(specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)));
  const skips = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'skip');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    reasons: [...new Set(skips.flatMap(({ description }) => description ?? []))],
    troubles: linesOf(namesOf('unexpected'), namesOf('flaky')),
  };
}

export function sum(all: readonly Counts[]): Counts {
  const total = (key: 'passed' | 'failed' | 'skipped' | 'flaky') =>
    all.reduce((count, run) => count + run[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: total('flaky'),
    reasons: all.flatMap(({ reasons }) => reasons),
    troubles: all.flatMap(({ troubles }) => troubles),
  };
}

/**
 * The end of a run: what failed or was flaky, a line for flaky and skipped tests, if there are any, then
 * the counts. A CI parser reads the last line, so nothing follows the counts on it.
 */
export function summary({ passed, failed, skipped, flaky, reasons, troubles }: Counts) {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : '';
  const remarks = flaky + skipped > 0 ? [`${flaky} flaky, ${skipped} skipped${why}`] : [];
  const counts = `${passed} passed, ${failed} failed`;
  const last = skipped > 0 ? `${counts}, ${skipped} skipped` : counts;
  return [...troubles, ...remarks, last].join('\n');
}
