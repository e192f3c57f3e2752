import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../shared/browserEnvironment';
import { withStorageLock } from '../withStorageLock';
import { createKnownVersions } from './knownVersions';

export interface VersionedValueOptions<T> {
  /** The key whose lock orders the saves of all tabs. */
  key: string;
  environment: BrowserEnvironment;
  read: () => T;
  /** Throws a `BackendError` and then keeps the earlier value. */
  write: (value: T) => void;
}

/**
 * A value that is read and saved as a whole. A save fails with `changed-meanwhile` if another tab
 * has stored another value since this page read it.
 */
export function createVersionedValue<T>({
  key,
  environment,
  read,
  write,
}: VersionedValueOptions<T>) {
  const known = createKnownVersions();

  function readAndRemember(): T {
    const value = read();
    known.remember(key, value);
    return value;
  }

  return {
    read: async () => readAndRemember(),

    async save(value: T): Promise<T> {
      const isSaved = await withStorageLock(environment, [key], () => {
        if (!known.isCurrent(key, read())) return false;
        write(value);
        readAndRemember();
        return true;
      });
      if (!isSaved) throw new AdminError('changed-meanwhile');
      return value;
    },
  };
}
