import type { SessionHint } from '../createLazyBackend';
import {
  type BrowserEnvironment,
  browserStorage,
  onStorageChange,
} from '../storage/browserEnvironment';
import { CURRENT_USER } from '../storage/storageKeys';

/**
 * Whether a session is stored, for code that has to be small and synchronous. Only the backend
 * parses it. Never throws: blocked storage counts as no session.
 */
export function hasStoredSession(storage: () => Storage = browserStorage): boolean {
  try {
    return storage().getItem(CURRENT_USER) !== null;
  } catch {
    return false;
  }
}

/** The hint about the stored session for a backend that is not loaded yet. */
export function storedSession({
  storage,
  storageEvents,
}: Pick<BrowserEnvironment, 'storage' | 'storageEvents'>): SessionHint {
  return {
    isPresent: () => hasStoredSession(storage),
    onChange: (listener) => onStorageChange(storageEvents, CURRENT_USER, listener),
  };
}
