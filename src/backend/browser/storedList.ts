import type { BrowserEnvironment } from './browserEnvironment';
import { asBackendError, keepUnreadable } from './safeStorage';

/** Makes an entry whose id is not taken; called again if another tab takes that id after all. */
type CreateEntry<T> = (isTaken: (id: string) => boolean) => T;

/** A JSON list under one storage key, to which several tabs add entries at once. */
export interface StoredList<T> {
  /** Keeps a new entry and resolves with it. Rejects with a `BackendError`, nothing changed. */
  append(create: CreateEntry<T>): Promise<T>;
}

export interface StoredListOptions {
  key: string;
  /** Tells whether a stored entry is one: a zod schema. */
  schema: { safeParse(value: unknown): { success: boolean } };
  environment: BrowserEnvironment;
}

/** An entry of this tab, and the JSON of every form in which it was written. */
interface OwnEntry<T> {
  create: CreateEntry<T>;
  written: string[];
}

/**
 * A list that only grows. A Web Lock orders the writers, but a lock can be granted before the
 * last holder's write is visible here, so a write may still drop another tab's entry. Each tab
 * therefore remembers what it added, and adds it again when the list comes back without it.
 */
export function createStoredList<T extends { id: string }>(
  options: StoredListOptions,
): StoredList<T> {
  const { key, schema, environment } = options;
  let ownEntries: OwnEntry<T>[] = [];

  const isEntry = (value: unknown): value is T => schema.safeParse(value).success;

  /** Writes those of the wanted entries that the list lacks, and returns them. */
  function writeMissing(wanted: readonly OwnEntry<T>[]): T[] {
    const storage = environment.storage();
    const raw = storage.getItem(key);
    const { entries, isDamaged } = readList(raw ?? '[]', isEntry);
    const texts = new Set(entries.map((entry) => JSON.stringify(entry)));
    const ids = new Set(entries.map(({ id }) => id));

    const missing = wanted.filter(({ written }) => !written.some((text) => texts.has(text)));
    if (missing.length === 0) return [];
    const added = missing.map(({ create }) => {
      const entry = create((id) => ids.has(id));
      ids.add(entry.id);
      return entry;
    });

    if (raw !== null && isDamaged) {
      const copyKey = keepUnreadable(storage, key, raw);
      environment.logError(`Stored "${key}" could not be read; its text is kept in "${copyKey}".`);
    }
    storage.setItem(key, JSON.stringify([...entries, ...added]));
    missing.forEach(({ written }, index) => {
      written.push(JSON.stringify(added[index]));
    });
    return added;
  }

  /** Runs work that reads and writes in one go, with no other tab's in between. */
  async function exclusively<R>(work: () => R): Promise<Awaited<R>> {
    try {
      return await (environment.locks ? environment.locks.request(`storage:${key}`, work) : work());
    } catch (error) {
      throw asBackendError(error);
    }
  }

  environment.storageEvents?.addEventListener('storage', (change) => {
    if (change.key !== key && change.key !== null) return;
    if (change.newValue === null) {
      // Somebody emptied the storage: their wish, and not a lost write.
      ownEntries = [];
      return;
    }
    if (ownEntries.length === 0) return;
    exclusively(() => writeMissing(ownEntries)).catch((error: unknown) => {
      environment.logError(
        `What another tab dropped from "${key}" could not be added again.`,
        error,
      );
    });
  });

  return {
    append: (create) =>
      exclusively(() => {
        const own: OwnEntry<T> = { create, written: [] };
        const added = writeMissing([...ownEntries, own]);
        ownEntries.push(own);
        // Never written before, so it was missing, and it came last.
        return added.at(-1) as T;
      }),
  };
}

/** The good entries of a stored list, just as they were stored, and whether that is all of it. */
function readList<T>(
  text: string,
  isEntry: (value: unknown) => value is T,
): { entries: T[]; isDamaged: boolean } {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return { entries: [], isDamaged: true };
    const entries = value.filter(isEntry);
    return { entries, isDamaged: entries.length < value.length };
  } catch {
    return { entries: [], isDamaged: true };
  }
}
