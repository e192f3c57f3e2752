/**
 * @param {readonly number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The median of the ratios of values that were measured in pairs: what slowed both cancels out.
 *
 * @param {readonly number[]} values
 * @param {readonly number[]} references as many
 */
export function pairedRatio(values, references) {
  return median(values.map((value, index) => value / (references[index] ?? Number.NaN)));
}
