import type { BrowserEnvironment } from './browserEnvironment';
import { asBackendError, keepUnreadable } from './safeStorage';

/** One JSON value under one storage key. */
export interface StoredValue<T> {
  /**
   * The value, or null where there is none. Never throws: blocked storage counts as none, and so
   * does text that cannot be read, which is moved aside. Both are logged.
   */
  read(): T | null;
  /** Throws a `BackendError`; then what was there before still is. */
  write(value: T): void;
  /** Text that cannot be read is moved aside as in `read`. Throws a `BackendError`. */
  remove(): void;
}

export interface StoredValueOptions<T> {
  key: string;
  /** Tells whether stored JSON is such a value: a zod schema. */
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } };
  environment: BrowserEnvironment;
}

export function createStoredValue<T extends object | true>(
  options: StoredValueOptions<T>,
): StoredValue<T> {
  const { key, schema, environment } = options;

  /** Where there is no room for it elsewhere, it stays where it is. */
  function moveAside(storage: Storage, text: string): void {
    try {
      keepUnreadable(environment, key, text);
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
        if (text !== null && !parse(text, schema)) keepUnreadable(environment, key, text);
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
