/** The median of at least one value. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of the ratios of values measured in pairs, so that what slowed both cancels out. */
export function pairedRatio(values: readonly number[], references: readonly number[]) {
  return median(values.map((value, index) => value / (references[index] ?? Number.NaN)));
}
