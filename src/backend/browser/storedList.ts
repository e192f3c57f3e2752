import { onStorageChange, type StorageChange } from '../storage/browserEnvironment';
import { asBackendError } from '../storage/safeStorage';
import { createListText, type ListTextOptions, type ReadList } from './listText';
import { type AddedEntry, type CreateEntry, mergeEntries } from './mergeEntries';
import { withSettledLock, withStorageLock } from './withStorageLock';

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
   * Adds a new entry and resolves with it. With its identity given, `create` receives every entry
   * of this identity that another tab has added. Rejects with a `BackendError` and changes nothing.
   */
  append(create: CreateEntry<T>, identity?: string): Promise<T>;
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

export interface StoredListOptions<T> extends ListTextOptions<T> {
  /** The identity of an entry, unique in the list, from fields that never change. */
  identify: (entry: T) => string;
  /** Called after another tab has changed the list and its lost entries are added again. */
  onChange?: () => void;
}

/**
 * How long an added entry is protected against another tab's late write, in ms. An entry that is
 * missing within this time is added again; one that is missing later was deleted. An entry that
 * another tab deletes within this time therefore comes back.
 */
const PROTECTION_TIME = 5000;

/**
 * A Web Lock orders the writers, but a tab can get the lock before it sees the last holder's write,
 * and then its own write drops that tab's entry. Each tab therefore remembers for a short time which
 * entries it added, and adds a missing one again, unless the list now has another tab's entry with
 * the same identity.
 */
export function createStoredList<T extends { id: string }>(
  options: StoredListOptions<T>,
): StoredList<T> {
  const { key, schema, environment, identify, initial = [], onChange } = options;
  let addedEntries: readonly AddedEntry<T>[] = [];
  const list = createListText(options);
  const withLock = <R>(work: () => R) => withStorageLock(environment, [key], work);

  /** Forgets the entries of this tab that are no longer protected, and returns the others. */
  function recentEntries(): readonly AddedEntry<T>[] {
    const start = environment.now().getTime() - PROTECTION_TIME;
    addedEntries = addedEntries.filter(({ writtenAt }) => writtenAt > start);
    return addedEntries;
  }

  /** Stores the entries of this tab that are missing in the list, and returns the list. */
  function addMissing(wanted: readonly AddedEntry<T>[]): readonly T[] {
    const stored = list.read();
    const now = environment.now().getTime();
    const { entries, added } = mergeEntries(stored.entries, wanted, { identify, now });
    if (entries.length > stored.entries.length) list.replace(stored, entries);
    addedEntries = added;
    return entries;
  }

  async function onOtherTabWrite({ newValue }: StorageChange): Promise<void> {
    // The list was deleted on purpose.
    if (newValue === null) addedEntries = [];
    try {
      if (recentEntries().length > 0) await withLock(() => addMissing(recentEntries()));
    } catch (error) {
      environment.logError(
        `What another tab dropped from "${key}" could not be added again.`,
        error,
      );
    }
    onChange?.();
  }

  onStorageChange(environment.storageEvents, key, (change) => void onOtherTabWrite(change));

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
        if (initial.length > 0) await withLock(list.seed);
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

    append(create, identity) {
      const add = () =>
        withLock(() => {
          const entries = addMissing([...recentEntries(), { create, versions: [], writtenAt: 0 }]);
          // The new entry has no version yet, so it is always missing, and it is the last.
          return entries.at(-1) as T;
        });
      return identity === undefined
        ? add()
        : withSettledLock(environment, `${key}=${identity}`, add);
    },

    replace: async (entry, isCurrent = () => true) =>
      (await write(entry.id, (raw) =>
        isCurrent(raw && schema.parse(raw)) ? entry : undefined,
      )) !== null,

    update: (id, change) => write(id, (raw) => raw && change(raw)),

    remove: (entry) =>
      withLock(() => {
        // Two tabs can give different entries the same id.
        const isOther = (some: T) => some.id !== entry.id || identify(some) !== identify(entry);
        addedEntries = addedEntries.filter(({ versions }) => versions.every(isOther));
        const stored = list.read();
        const rest = stored.entries.filter(isOther);
        if (rest.length < stored.entries.length) list.replace(stored, rest);
      }),
  };
}
