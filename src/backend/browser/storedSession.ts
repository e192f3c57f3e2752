import type { SessionHint } from '../createLazyBackend';
import { type BrowserEnvironment, browserStorage, onStorageChange } from './browserEnvironment';
import { storageKeys } from './storageKeys';

/**
 * Whether somebody seems to be signed in, for code that has to know at once and to be small. Never
 * throws: blocked storage counts as nobody. Who it is, and whether the text can be read at all,
 * only the backend says.
 */
export function hasStoredSession(storage: () => Storage = browserStorage): boolean {
  try {
    return storage().getItem(storageKeys.currentUser) !== null;
  } catch {
    return false;
  }
}

/** The session as the storage shows it, for a backend that is not loaded yet. */
export function storedSession({
  storage,
  storageEvents,
}: Pick<BrowserEnvironment, 'storage' | 'storageEvents'>): SessionHint {
  return {
    isPresent: () => hasStoredSession(storage),
    onChange: (listener) => onStorageChange(storageEvents, storageKeys.currentUser, listener),
  };
}
