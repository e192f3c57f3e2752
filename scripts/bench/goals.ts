/** What the benchmarks' goals are, and whether a measurement meets them. */
import { confidenceInterval, median } from './statistics.ts';

/** With fewer samples, a time is neither met nor failed. */
const MIN_SAMPLES = 10;

type Bound = { atMost: number } | { atLeast: number };

/** A count, bytes or a score is exact; times, ratios and differences of times are samples. */
type Measured = number | readonly number[];

type Verdict = 'met' | 'failed' | 'unsure';

/** Samples meet or fail a goal if their whole interval does. */
export function judge(measured: Measured, bound: Bound): Verdict {
  const meets = (value: number) =>
    'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
  if (typeof measured === 'number') return meets(measured) ? 'met' : 'failed';
  // A measurement that found nothing is a fault, not noise.
  if (measured.length === 0 || measured.some(Number.isNaN)) return 'failed';
  if (measured.length < MIN_SAMPLES) return 'unsure';
  const { low, high } = confidenceInterval(measured);
  if (meets(low) !== meets(high)) return 'unsure';
  return meets(low) ? 'met' : 'failed';
}

const marks: Readonly<Record<Verdict, string>> = { met: '✓', failed: '✗', unsure: '?' };

export const figures: { what: string; value: string; goal: string; verdict: Verdict }[] = [];

/** Judges a measurement, prints it and keeps it for the summary. */
export function goal(what: string, measured: Measured, bound: Bound, unit = '') {
  const show = (value: number) => `${Number(value.toFixed(4))}${unit}`;
  let value: string;
  if (typeof measured === 'number') value = show(measured);
  else {
    const { low, high } = confidenceInterval(measured);
    value = `${show(median(measured))} [${show(low)}, ${show(high)}] of ${measured.length}`;
  }
  const limit =
    'atMost' in bound ? `at most ${show(bound.atMost)}` : `at least ${show(bound.atLeast)}`;
  const verdict = judge(measured, bound);
  figures.push({ what, value, goal: limit, verdict });
  console.log(`${marks[verdict]} ${what}: ${value} (${limit})`);
}
