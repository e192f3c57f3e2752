/** The median of at least one value. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The ratios of values measured in pairs, so that what slowed both cancels out. */
export const ratios = (values: readonly number[], references: readonly number[]) =>
  values.map((value, index) => value / (references[index] ?? Number.NaN));

const RESAMPLES = 2_000;

/** The 95 % confidence interval of the median, by a bootstrap whose random numbers are always the same. */
export function confidenceInterval(samples: readonly number[]) {
  let seed = 1;
  const pick = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return samples[Math.floor((seed / 2 ** 32) * samples.length)] ?? Number.NaN;
  };
  const medians = Array.from({ length: RESAMPLES }, () => median(samples.map(pick))).toSorted(
    (a, b) => a - b,
  );
  const at = (share: number) => medians[Math.floor(share * RESAMPLES)] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}
