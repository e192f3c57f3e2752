import { asBackendError } from '../storage/safeStorage';
import { createListText, type ListTextOptions, type ReadList } from './listText';
import { withStorageLock } from './withStorageLock';

/** A JSON list under one storage key, to which several tabs add entries at once. */
export interface StoredList<T> {
  /** The readable entries. Throws a `BackendError` if the storage cannot be read. */
  read(): T[];
  /**
   * The readable entries, for a page that has to render. Stores the initial entries if nothing is
   * stored. Never rejects: logs an error of the storage and resolves with the initial entries.
   */
  open(): Promise<T[]>;
  /**
   * Adds the entry that `create` makes for a list with these entries, and resolves with it. `create` can
   * throw. Rejects with a `BackendError` and changes nothing.
   */
  append(create: (entries: readonly T[]) => T): Promise<T>;
  /**
   * Replaces the entry with the same id, or appends the entry if there is none. Keeps unknown
   * fields of the replaced entry. Resolves with false and changes nothing if `isCurrent` rejects the
   * stored entry. Rejects with a `BackendError` and changes nothing.
   */
  replace(entry: T, isCurrent?: (stored: T | undefined) => boolean): Promise<boolean>;
  /**
   * Changes the entry with this id and resolves with it, or with null if there is none. `change` gets
   * the entry as it is stored, with unknown fields at any depth. Rejects with a `BackendError` and
   * changes nothing.
   */
  update(id: string, change: (entry: T) => T): Promise<T | null>;
  /** Removes this entry if the list contains it. Rejects with a `BackendError`. */
  remove(entry: T): Promise<void>;
}

/** A list whose writers wait for each other, so that none drops the entry of another tab. */
export function createStoredList<T extends { id: string }>(
  options: ListTextOptions<T>,
): StoredList<T> {
  const { key, schema, environment, initial = [] } = options;
  const list = createListText(options);
  const withLock = <R>(work: () => R) => withStorageLock(environment, [key], work);

  function read(): T[] {
    let stored: ReadList<T>;
    try {
      stored = list.read();
    } catch (error) {
      throw asBackendError(error);
    }
    try {
      list.copyDamaged(stored);
    } catch (error) {
      // The text stays in place, because nothing replaces it.
      environment.logError(`Stored "${key}" could not be read in full.`, error);
    }
    return stored.entries.map((entry) => schema.parse(entry));
  }

  /** Writes what `change` makes of the entry with this id, if anything, and resolves with it. */
  const write = (id: string, change: (raw: T | undefined) => T | undefined) =>
    withLock((): T | null => {
      const stored = list.read();
      const index = stored.entries.findIndex((entry) => entry.id === id);
      const before = stored.entries[index];
      const changed = change(before);
      if (!changed) return null;
      const after = { ...before, ...changed };
      list.replace(stored, before ? stored.entries.with(index, after) : [...stored.entries, after]);
      return after;
    });

  return {
    read,

    async open() {
      try {
        if (initial.length > 0 && !list.isStored()) await withLock(list.seed);
      } catch (error) {
        environment.logError(`The first entries of "${key}" could not be stored.`, error);
      }
      try {
        return read();
      } catch (error) {
        environment.logError(`Stored "${key}" could not be read.`, error);
        return [...initial];
      }
    },

    append: (create) =>
      withLock(() => {
        const stored = list.read();
        const entry = create(stored.entries);
        list.replace(stored, [...stored.entries, entry]);
        return entry;
      }),

    replace: async (entry, isCurrent = () => true) =>
      (await write(entry.id, (raw) =>
        isCurrent(raw && schema.parse(raw)) ? entry : undefined,
      )) !== null,

    update: (id, change) => write(id, (raw) => raw && change(raw)),

    remove: ({ id }) =>
      withLock(() => {
        const stored = list.read();
        const rest = stored.entries.filter((entry) => entry.id !== id);
        if (rest.length < stored.entries.length) list.replace(stored, rest);
      }),
  };
}
