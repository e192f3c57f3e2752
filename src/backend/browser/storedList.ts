import { type BrowserEnvironment, onStorageChange, type StorageChange } from './browserEnvironment';
import { asBackendError, keepUnreadable } from './safeStorage';
import { withSettledLock, withStorageLock } from './withStorageLock';

/**
 * Makes an entry that goes with those of the list, or throws a `BackendError` because none does.
 * Called again, with other entries, when another tab drops what it made.
 */
type CreateEntry<T> = (entries: readonly T[]) => T;

/** A JSON list under one storage key, to which several tabs add entries at once. */
export interface StoredList<T> {
  /** What can be read of it. Throws a `BackendError` where the storage cannot be read at all. */
  read(): T[];
  /**
   * The same for a page that goes on whatever happens: stores the initial entries where nothing is
   * stored yet, and falls back to them where the storage refuses. Never rejects; it logs.
   */
  open(): Promise<T[]>;
  /**
   * Keeps a new entry and resolves with it. Rejects with a `BackendError`, nothing changed. Where
   * its identity can be told beforehand, `create` sees what any tab has kept under the same.
   */
  append(create: CreateEntry<T>, identity?: string): Promise<T>;
  /**
   * Puts the entry in the place of the one with its id, or at the end where there is none. What
   * this version does not know of the old one stays. Rejects with a `BackendError`, nothing changed.
   */
  replace(entry: T): Promise<void>;
  /** Takes this entry out, if it is there. Rejects with a `BackendError`. */
  remove(entry: T): Promise<void>;
}

export interface StoredListOptions<T> {
  key: string;
  /** Tells whether a stored entry is one: a zod schema. */
  schema: { safeParse(value: unknown): { success: boolean }; parse(value: unknown): T };
  environment: BrowserEnvironment;
  /**
   * What makes an entry the one that it is, so that the list needs no other with the same. Default:
   * all of it.
   */
  identify?: (entry: T) => string;
  /** The entries where nothing is stored, or nothing of it can be read. Default: none. */
  initial?: readonly T[];
  /** Called when another tab has changed the list, once what it dropped has been added again. */
  onChange?: () => void;
}

/**
 * How long after it was written an entry is added again when the list comes back without it, in
 * ms. A write that was lost shows within a fraction of this; what is missing later was deleted. So
 * an entry that another tab deletes sooner comes back, and has to be deleted again.
 */
export const PROTECTION_TIME = 5000;

/** An entry of this tab, in each form in which it was written. */
interface OwnEntry<T> {
  create: CreateEntry<T>;
  written: T[];
  writtenAt: number;
}

interface ReadList<T> {
  /** The good entries, just as they are stored. */
  entries: T[];
  /** The text, if not all of it could be read. */
  damagedText: string | null;
}

/**
 * A Web Lock orders the writers, but a lock can be granted before the last holder's write is
 * visible here, so a write may still drop another tab's entry. Each tab therefore remembers for a
 * short time what it added, and adds it again when the list comes back without it. Where the list
 * comes back with another tab's entry of the same identity, that one stands.
 */
export function createStoredList<T extends { id: string }>(
  options: StoredListOptions<T>,
): StoredList<T> {
  const { key, schema, environment, identify = asText, initial = [], onChange } = options;
  let ownEntries: OwnEntry<T>[] = [];
  let keptText: string | null = null;

  const isEntry = (value: unknown): value is T => schema.safeParse(value).success;
  const alone = <R>(work: () => R) => withStorageLock(environment, [key], work);

  function readStored(): ReadList<T> {
    const text = environment.storage().getItem(key);
    if (text === null) return { entries: [...initial], damagedText: null };
    const { entries, isDamaged } = readList(text, isEntry);
    if (!isDamaged) return { entries, damagedText: null };
    return { entries: entries.length > 0 ? entries : [...initial], damagedText: text };
  }

  function keepDamage({ damagedText }: ReadList<T>): void {
    if (damagedText === null || damagedText === keptText) return;
    keepUnreadable(environment, key, damagedText);
    keptText = damagedText;
  }

  function write(entries: readonly T[], replaced: ReadList<T>): void {
    keepDamage(replaced);
    environment.storage().setItem(key, JSON.stringify(entries));
  }

  /** The entries of this tab that another may not know of yet; older ones are forgotten. */
  function recentEntries(): OwnEntry<T>[] {
    const start = environment.now().getTime() - PROTECTION_TIME;
    ownEntries = ownEntries.filter(({ writtenAt }) => writtenAt > start);
    return ownEntries;
  }

  /** Writes those of the wanted entries that the list lacks, and returns them. */
  function writeMissing(wanted: readonly OwnEntry<T>[]): T[] {
    const stored = readStored();
    const identities = new Set(stored.entries.map((entry) => identify(entry)));
    const missing = wanted.filter(
      ({ written }) => !written.some((entry) => identities.has(identify(entry))),
    );
    if (missing.length === 0) return [];

    const entries = [...stored.entries];
    const added = missing.map(({ create }) => {
      const entry = create(entries);
      entries.push(entry);
      return entry;
    });
    write(entries, stored);
    const writtenAt = environment.now().getTime();
    added.forEach((entry, index) => {
      const own = missing[index] as OwnEntry<T>;
      own.written.push(entry);
      own.writtenAt = writtenAt;
    });
    return added;
  }

  /** Stores the initial entries where nothing is stored. */
  function seed(): void {
    const storage = environment.storage();
    if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(initial));
  }

  async function takeIn({ newValue }: StorageChange): Promise<void> {
    // When somebody empties the storage, that is their wish, and not a lost write.
    if (newValue === null) ownEntries = [];
    try {
      if (recentEntries().length > 0) await alone(() => writeMissing(recentEntries()));
    } catch (error) {
      environment.logError(
        `What another tab dropped from "${key}" could not be added again.`,
        error,
      );
    }
    onChange?.();
  }

  onStorageChange(environment.storageEvents, key, (change) => void takeIn(change));

  function read(): T[] {
    let stored: ReadList<T>;
    try {
      stored = readStored();
    } catch (error) {
      throw asBackendError(error);
    }
    try {
      keepDamage(stored);
    } catch (error) {
      // Nothing is written over it, so it stays where it is.
      environment.logError(`Stored "${key}" could not be read in full.`, error);
    }
    return stored.entries.map((entry) => schema.parse(entry));
  }

  return {
    read,

    async open() {
      try {
        if (initial.length > 0) await alone(seed);
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
      const keep = () =>
        alone(() => {
          const own: OwnEntry<T> = { create, written: [], writtenAt: 0 };
          const added = writeMissing([...recentEntries(), own]);
          ownEntries.push(own);
          // Never written before, so it was missing, and it came last.
          return added.at(-1) as T;
        });
      return identity === undefined
        ? keep()
        : withSettledLock(environment, `${key}=${identity}`, keep);
    },

    replace: (entry) =>
      alone(() => {
        const stored = readStored();
        const index = stored.entries.findIndex(({ id }) => id === entry.id);
        if (index < 0) write([...stored.entries, entry], stored);
        else write(stored.entries.with(index, { ...stored.entries[index], ...entry }), stored);
      }),

    remove: (entry) =>
      alone(() => {
        // Two tabs can have given the same id to different entries.
        const isOther = (some: T) => some.id !== entry.id || identify(some) !== identify(entry);
        ownEntries = ownEntries.filter(({ written }) => written.every(isOther));
        const stored = readStored();
        const rest = stored.entries.filter(isOther);
        if (rest.length < stored.entries.length) write(rest, stored);
      }),
  };
}

function asText(entry: unknown): string {
  return JSON.stringify(entry);
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
