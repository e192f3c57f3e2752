import type { BrowserEnvironment } from './browserEnvironment';
import { createStoredValue, type StoredValueOptions } from './storedValue';

/** One JSON value in the session storage, without which the page goes on. */
export function createSessionValue<T extends object>(
  environment: BrowserEnvironment,
  key: string,
  schema: StoredValueOptions<T>['schema'],
) {
  const stored = createStoredValue<T>({
    key,
    schema,
    environment: {
      ...environment,
      storage: environment.sessionStorage,
      logError: environment.logWarning,
    },
  });
  return {
    read: stored.read,
    /** Replaces the value; null deletes it. Does nothing where the storage fails. */
    keep(value: T | null) {
      try {
        if (value) stored.write(value);
        else stored.remove();
      } catch {
        // The page keeps the value; only a reload loses it.
      }
    },
  };
}
