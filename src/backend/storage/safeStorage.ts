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
 * Copies an unreadable text to a key of its own, unless there is a copy, and logs this key with the
 * error of reading. Throws the error of the storage; the caller must then leave the original as it is.
 */
export function copyUnreadable(
  environment: BrowserEnvironment,
  key: string,
  text: string,
  cause?: unknown,
): void {
  const copy = writeCopy(environment.storage(), key, text);
  environment.logError(`Stored "${key}" could not be read; its text is kept in "${copy}".`, cause);
}

function writeCopy(storage: Storage, key: string, text: string): string {
  for (let copy = 1; ; copy += 1) {
    const copyKey = unreadableKey(key, copy);
    const stored = storage.getItem(copyKey);
    if (stored === null) storage.setItem(copyKey, text);
    if (stored === null || stored === text) return copyKey;
  }
}
