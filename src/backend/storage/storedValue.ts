import type { BrowserEnvironment } from './browserEnvironment';
import { asBackendError, copyUnreadable } from './safeStorage';

/** One JSON value under one storage key. */
export interface StoredValue<T> {
  /**
   * The value, or null if there is none. Never throws: logs blocked storage and unreadable text and
   * returns null. Unreadable text is moved to a key of its own.
   */
  read(): T | null;
  /** Throws a `BackendError` and then keeps the earlier value. */
  write(value: T): void;
  /** Moves unreadable text as `read` does. Throws a `BackendError`. */
  remove(): void;
}

export interface StoredValueOptions<T> {
  key: string;
  /** The zod schema of the value. */
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } };
  environment: BrowserEnvironment;
}

export function createStoredValue<T extends object | true>(
  options: StoredValueOptions<T>,
): StoredValue<T> {
  const { key, schema, environment } = options;

  /** Leaves the text in place if there is no room for the copy. */
  function moveAside(storage: Storage, text: string): void {
    try {
      copyUnreadable(environment, key, text);
      storage.removeItem(key);
    } catch (error) {
      environment.logError(`Stored "${key}" could not be read.`, error);
    }
  }

  return {
    read() {
      try {
        const storage = environment.storage();
        const text = storage.getItem(key);
        if (text === null) return null;
        const value = parse(text, schema);
        if (!value) moveAside(storage, text);
        return value;
      } catch (error) {
        environment.logError(`Stored "${key}" could not be read.`, error);
        return null;
      }
    },

    write(value) {
      try {
        const storage = environment.storage();
        const text = storage.getItem(key);
        if (text !== null && !parse(text, schema)) copyUnreadable(environment, key, text);
        storage.setItem(key, JSON.stringify(value));
      } catch (error) {
        throw asBackendError(error);
      }
    },

    remove() {
      try {
        const storage = environment.storage();
        const text = storage.getItem(key);
        if (text === null || parse(text, schema)) storage.removeItem(key);
        else moveAside(storage, text);
      } catch (error) {
        throw asBackendError(error);
      }
    },
  };
}

function parse<T>(text: string, schema: StoredValueOptions<T>['schema']): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
