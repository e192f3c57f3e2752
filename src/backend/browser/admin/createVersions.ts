import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import type { StoredList } from '../storedList';
import { withStorageLock } from '../withStorageLock';

interface VersionedValue<T> {
  /** The key whose lock orders the saves of all tabs. */
  key: string;
  read: () => T;
  /** Throws a `BackendError` and then keeps the earlier value. */
  write: (value: T) => void;
}

/**
 * Remembers what was read or saved last. A save fails with `changed-meanwhile` if another tab has
 * stored something else since.
 */
export function createVersions(environment: BrowserEnvironment) {
  /** The known values by key or by id, as JSON. */
  const known = new Map<string, string>();
  const textOf = (value: unknown) => JSON.stringify(value ?? null);
  const remember = (id: string, value: unknown) => void known.set(id, textOf(value));
  /** What was never read is not checked. */
  const isCurrent = (id: string, stored: unknown) =>
    (known.get(id) ?? textOf(stored)) === textOf(stored);

  return {
    /** A value that is read and saved as a whole. */
    value<T>({ key, read, write }: VersionedValue<T>) {
      return {
        async read(): Promise<T> {
          const value = read();
          remember(key, value);
          return value;
        },
        async save(value: T): Promise<T> {
          const isSaved = await withStorageLock(environment, [key], () => {
            if (!isCurrent(key, read())) return false;
            write(value);
            remember(key, read());
            return true;
          });
          if (!isSaved) throw new AdminError('changed-meanwhile');
          return value;
        },
      };
    },

    /** A list whose entries are saved one by one. */
    list<T extends { id: string }>(stored: Pick<StoredList<T>, 'replace'>) {
      return {
        remember(entries: readonly T[]): void {
          for (const entry of entries) remember(entry.id, entry);
        },
        async save(entry: T): Promise<void> {
          const { id } = entry;
          const isSaved = await stored.replace(entry, (current) => isCurrent(id, current));
          if (!isSaved) throw new AdminError('changed-meanwhile');
          remember(id, entry);
        },
      };
    },
  };
}
