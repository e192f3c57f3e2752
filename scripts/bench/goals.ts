/** What the benchmarks' goals are, and whether a measurement meets them. */
import type { PageName } from '../../src/pages.ts';
import { budgetOf, MAX_HTML } from '../budgets.ts';
import { confidenceInterval, median } from './statistics.ts';

/** With fewer samples, a time is neither met nor failed. */
const MIN_SAMPLES = 10;

/** Bytes of the two fonts, both of which the first screen uses. */
export const MAX_FONTS = 30_000;

/** Bytes of the rest: the icon and, on the landing page, 5,000 of late styles and 3,000 of drawings. */
const restOf = (name: PageName) => (name === 'landing' ? 8_000 : 1_000);

/**
 * All bytes of a page: the sum of its limits.
 * Landing page: 14,000 HTML + 110,000 scripts + 30,000 fonts + 8,000 rest = 162,000.
 * A page with a form: 14,000 HTML + 141,000 scripts + 30,000 fonts + 1,000 rest = 186,000.
 */
export function totalGoal(name: PageName) {
  const { script, later } = budgetOf(name);
  return MAX_HTML + script + later + MAX_FONTS + restOf(name);
}

type Bound = { atMost: number } | { atLeast: number };

/** A count, bytes or a score is exact; times, ratios and differences of times are samples. */
type Measured = number | readonly number[];

type Verdict = 'met' | 'failed' | 'unsure';

/** Samples meet or fail a goal if their whole interval does. */
function judge(measured: Measured, bound: Bound): Verdict {
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
