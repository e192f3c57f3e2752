/** Counts the results of the test runners, from their JSON reports. */

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed at the second attempt; counted in `passed` as well. */
  flaky: number;
  /** Why tests were skipped. */
  reasons: readonly string[];
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0, reasons: [] };

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { assertionResults: { status: string; failureMessages: string[] | null }[] }[];
}

/** Vitest keeps the messages of the failed first attempt of a test that passed at the second. */
export function readVitest(report: VitestReport): Counts {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: tests.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages?.length,
    ).length,
    reasons: [],
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { tests: { annotations: { type: string; description?: string }[] }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: PlaywrightSuite[];
}

const annotationsOf = (suite: PlaywrightSuite): { type: string; description?: string }[] => [
  ...(suite.specs ?? []).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)),
  ...(suite.suites ?? []).flatMap(annotationsOf),
];

export function readPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const skips = suites.flatMap(annotationsOf).filter(({ type }) => type === 'skip');
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    reasons: [...new Set(skips.flatMap(({ description }) => description ?? []))],
  };
}

export function sum(all: readonly Counts[]): Counts {
  const total = (key: 'passed' | 'failed' | 'skipped' | 'flaky') =>
    all.reduce((count, each) => count + each[key], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    flaky: total('flaky'),
    reasons: all.flatMap(({ reasons }) => reasons),
  };
}

/**
 * The end of a run: a line for flaky and skipped tests, if there are any, then the counts. A CI parser
 * reads the last line, so nothing follows the counts on it.
 */
export function summary({ passed, failed, skipped, flaky, reasons }: Counts) {
  const why = reasons.length > 0 ? `: ${reasons.join('; ')}` : '';
  const remarks = flaky + skipped > 0 ? [`${flaky} flaky, ${skipped} skipped${why}`] : [];
  const counts = `${passed} passed, ${failed} failed`;
  return [...remarks, skipped > 0 ? `${counts}, ${skipped} skipped` : counts].join('\n');
}
