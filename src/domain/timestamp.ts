/**
 * The first timestamp from `now` on whose id is not taken. Ids contain the time of creation, and two
 * entries can be created in the same millisecond.
 */
export function unusedTimestamp(
  now: Date,
  idOf: (timestamp: number) => string,
  others: readonly { readonly id: string }[],
): number {
  const taken = new Set(others.map(({ id }) => id));
  let timestamp = now.getTime();
  while (taken.has(idOf(timestamp))) timestamp += 1;
  return timestamp;
}

/** Compares texts exactly. ISO days and times of one format are then in the order of time. */
export const compareCodeUnits = (one: string, other: string) =>
  Number(one > other) - Number(one < other);
