/**
 * Creates an entry for a list with these entries, or throws a `BackendError`. Called again if another
 * tab's write has removed the entry.
 */
export type CreateEntry<T> = (entries: readonly T[]) => T;

/** An entry that this tab has added. */
export interface AddedEntry<T> {
  create: CreateEntry<T>;
  /** The entry as it was written each time: its id can change when it is added again. */
  versions: readonly T[];
  /** The time of the last write, in ms. */
  writtenAt: number;
}

export interface MergeOptions<T> {
  /** The identity of an entry, unique in the list. */
  identify: (entry: T) => string;
  /** The time of the write, in ms. */
  now: number;
}

/**
 * Adds to a stored list the entries of this tab that it lacks, unless another tab's entry has the same
 * identity. Returns the list to store and what this tab has added to it.
 */
export function mergeEntries<T>(
  stored: readonly T[],
  added: readonly AddedEntry<T>[],
  { identify, now }: MergeOptions<T>,
): { entries: readonly T[]; added: readonly AddedEntry<T>[] } {
  const identities = new Set(stored.map(identify));
  const entries = [...stored];
  const merged = added.map((each) => {
    if (each.versions.some((entry) => identities.has(identify(entry)))) return each;
    const entry = each.create(entries);
    entries.push(entry);
    return { ...each, versions: [...each.versions, entry], writtenAt: now };
  });
  return { entries, added: merged };
}
