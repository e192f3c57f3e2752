import { BackendError } from '../Backend';
import type { BrowserEnvironment } from './browserEnvironment';
import { unreadableKey } from './storageKeys';

/** The names of the error for full storage; Firefox has its own. */
const quotaErrors: unknown[] = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Converts an error of the storage into a `BackendError`. */
export function asBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const isFull = error instanceof Error && quotaErrors.includes(error.name);
  return new BackendError(isFull ? 'storage-full' : 'storage-unavailable', { cause: error });
}

/**
 * Copies text that could not be read out of the way of what will be written over it, and logs
 * where it is. Text that is already kept is not copied again. Throws what the storage throws, and
 * then the original must stay as it is.
 */
export function keepUnreadable(environment: BrowserEnvironment, key: string, text: string): void {
  const copyKey = copyAside(environment.storage(), key, text);
  environment.logError(`Stored "${key}" could not be read; its text is kept in "${copyKey}".`);
}

function copyAside(storage: Storage, key: string, text: string): string {
  for (let copy = 1; ; copy += 1) {
    const copyKey = unreadableKey(key, copy);
    const kept = storage.getItem(copyKey);
    if (kept === null) storage.setItem(copyKey, text);
    if (kept === null || kept === text) return copyKey;
  }
}
