/**
 * The first timestamp from `now` on that makes an id which none of the others has. Ids are a word
 * and the time, and two things can begin in the same millisecond.
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
