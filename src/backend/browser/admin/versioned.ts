/**
 * Values and lists that remember what was read or saved last. A save fails with `changed-meanwhile` if
 * another tab has stored something else since.
 */
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import type { StoredList } from '../storedList';
import { withStorageLock } from '../withStorageLock';

const textOf = (value: unknown) => JSON.stringify(value ?? null);

/** What was never read is not checked. */
const isCurrent = (known: string | undefined, stored: unknown) =>
  known === undefined || known === textOf(stored);

interface VersionedValue<T> {
  /** The key whose lock orders the saves of all tabs. */
  key: string;
  read: () => T;
  /** Throws a `BackendError` and then keeps the earlier value. */
  write: (value: T) => void;
}

/** A value that is read and saved as a whole. */
export function versionedValue<T>(
  environment: BrowserEnvironment,
  { key, read, write }: VersionedValue<T>,
) {
  let known: string | undefined;
  return {
    async read(): Promise<T> {
      const value = read();
      known = textOf(value);
      return value;
    },
    async save(value: T): Promise<T> {
      const isSaved = await withStorageLock(environment, [key], () => {
        if (!isCurrent(known, read())) return false;
        write(value);
        known = textOf(read());
        return true;
      });
      if (!isSaved) throw new AdminError('changed-meanwhile');
      return value;
    },
  };
}

/** A list whose entries are saved one by one. */
export function versionedList<T extends { id: string }>(stored: StoredList<T>) {
  const known = new Map<string, string>();
  const remember = (entry: T) => void known.set(entry.id, textOf(entry));
  return {
    remember,
    async list(): Promise<T[]> {
      const entries = await stored.open();
      for (const entry of entries) remember(entry);
      return entries;
    },
    async save(entry: T): Promise<void> {
      const isSaved = await stored.replace(entry, (now) => isCurrent(known.get(entry.id), now));
      if (!isSaved) throw new AdminError('changed-meanwhile');
      remember(entry);
    },
  };
}
