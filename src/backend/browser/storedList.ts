import {
  type BrowserEnvironment,
  onStorageChange,
  type StorageChange,
} from '../shared/browserEnvironment';
import { asBackendError } from '../shared/safeStorage';
import { createListText, type ReadList } from './listText';
import { withSettledLock, withStorageLock } from './withStorageLock';

/**
 * Creates an entry for a list with these entries, or throws a `BackendError`. Called again if
 * another tab's write has removed the entry.
 */
type CreateEntry<T> = (entries: readonly T[]) => T;

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
   * Changes the entry with this id and resolves with it, or with null if there is none. Rejects with
   * a `BackendError` and changes nothing.
   */
  update(id: string, change: (entry: T) => T): Promise<T | null>;
  /** Removes this entry if the list contains it. Rejects with a `BackendError`. */
  remove(entry: T): Promise<void>;
}

export interface StoredListOptions<T> {
  key: string;
  /** The zod schema of an entry. */
  schema: { safeParse(value: unknown): { success: boolean }; parse(value: unknown): T };
  environment: BrowserEnvironment;
  /** The identity of an entry, unique in the list, from fields that never change. */
  identify: (entry: T) => string;
  /** The entries if nothing is stored or no stored entry is readable. Default: none. */
  initial?: readonly T[];
  /** Called after another tab has changed the list and its lost entries are added again. */
  onChange?: () => void;
}

/**
 * How long an added entry is protected against another tab's late write, in ms. An entry that is
 * missing within this time is added again; one that is missing later was deleted. An entry that
 * another tab deletes within this time therefore comes back.
 */
export const PROTECTION_TIME = 5000;

/** An entry that this tab has added. */
interface AddedEntry<T> {
  create: CreateEntry<T>;
  /** The entry as it was written each time: its id can change when it is added again. */
  versions: T[];
  /** The time of the last write, in ms. */
  writtenAt: number;
}

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
  let addedEntries: AddedEntry<T>[] = [];
  const list = createListText({ key, schema, environment, initial });
  const withLock = <R>(work: () => R) => withStorageLock(environment, [key], work);

  /** Forgets the entries of this tab that are no longer protected, and returns the others. */
  function recentEntries(): AddedEntry<T>[] {
    const start = environment.now().getTime() - PROTECTION_TIME;
    addedEntries = addedEntries.filter(({ writtenAt }) => writtenAt > start);
    return addedEntries;
  }

  /** Adds the entries that are missing in the list, and returns the new ones. */
  function addMissing(wanted: readonly AddedEntry<T>[]): T[] {
    const stored = list.read();
    const identities = new Set(stored.entries.map((entry) => identify(entry)));
    const missing = wanted.filter(
      ({ versions }) => !versions.some((entry) => identities.has(identify(entry))),
    );
    if (missing.length === 0) return [];

    const entries = [...stored.entries];
    for (const { create } of missing) entries.push(create(entries));
    list.replace(stored, entries);

    const added = entries.slice(stored.entries.length);
    const writtenAt = environment.now().getTime();
    missing.forEach((each, index) => {
      each.versions.push(added[index] as T);
      each.writtenAt = writtenAt;
    });
    return added;
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
          const newEntry: AddedEntry<T> = { create, versions: [], writtenAt: 0 };
          const added = addMissing([...recentEntries(), newEntry]);
          addedEntries.push(newEntry);
          // The new entry has no version yet, so it is always missing, and it is the last.
          return added.at(-1) as T;
        });
      return identity === undefined
        ? add()
        : withSettledLock(environment, `${key}=${identity}`, add);
    },

    replace: (entry, isCurrent) =>
      withLock(() => {
        const stored = list.read();
        const index = stored.entries.findIndex(({ id }) => id === entry.id);
        const replaced = stored.entries[index];
        if (isCurrent && !isCurrent(replaced && schema.parse(replaced))) return false;
        const merged = { ...replaced, ...entry };
        list.replace(
          stored,
          index < 0 ? [...stored.entries, merged] : stored.entries.with(index, merged),
        );
        return true;
      }),

    update: (id, change) =>
      withLock(() => {
        const stored = list.read();
        const index = stored.entries.findIndex((entry) => entry.id === id);
        const entry = stored.entries[index];
        if (!entry) return null;
        const changed = { ...entry, ...change(schema.parse(entry)) };
        list.replace(stored, stored.entries.with(index, changed));
        return changed;
      }),

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
