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
  /** Throws a `BackendError`. */
  remove(): void;
}

export interface StoredValueOptions<T> {
  key: string;
  /** Tells whether stored JSON is such a value: a zod schema. */
  schema: { safeParse(value: unknown): { success: boolean; data?: T | undefined } };
  environment: BrowserEnvironment;
}

export function createStoredValue<T extends object>(
  options: StoredValueOptions<T>,
): StoredValue<T> {
  const { key, schema, environment } = options;

  /** The stored value, or null. Text that cannot be read has been kept aside when this returns. */
  function readText(text: string | null): T | null {
    if (text === null) return null;
    const value = parse(text, schema);
    if (!value) keepUnreadable(environment, key, text);
    return value;
  }

  return {
    read() {
      try {
        const storage = environment.storage();
        const text = storage.getItem(key);
        const value = readText(text);
        if (text !== null && !value) storage.removeItem(key);
        return value;
      } catch (error) {
        environment.logError(`Stored "${key}" could not be read.`, error);
        return null;
      }
    },

    write(value) {
      try {
        const storage = environment.storage();
        readText(storage.getItem(key));
        storage.setItem(key, JSON.stringify(value));
      } catch (error) {
        throw asBackendError(error);
      }
    },

    remove() {
      try {
        environment.storage().removeItem(key);
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
