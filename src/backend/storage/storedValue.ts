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
  schema: { safeParse(value: unknown): { data?: T | undefined; error?: unknown } };
  environment: BrowserEnvironment;
  /** Whether a stored field that the value lacks, such as one of a newer version, stays. Default: none does. */
  keeps?: (field: unknown) => boolean;
}

export function createStoredValue<T extends object | true>(
  options: StoredValueOptions<T>,
): StoredValue<T> {
  const { key, schema, environment, keeps } = options;

  /** Leaves the text unchanged if there is no room for the copy. */
  function moveAside(storage: Storage, text: string, cause: unknown): void {
    try {
      copyUnreadable(environment, key, text, cause);
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
        const { value, error } = parse(text, schema);
        if (!value) moveAside(storage, text, error);
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
        const stored = text === null ? null : parse(text, schema);
        if (text !== null && !stored?.value) copyUnreadable(environment, key, text, stored?.error);
        const fields = stored?.value && keeps ? Object.entries(JSON.parse(text ?? '')) : [];
        const kept = Object.fromEntries(fields.filter(([, field]) => keeps?.(field)));
        storage.setItem(key, JSON.stringify(value === true ? value : { ...kept, ...value }));
      } catch (error) {
        throw asBackendError(error);
      }
    },

    remove() {
      try {
        const storage = environment.storage();
        const text = storage.getItem(key);
        if (text === null) return;
        const { value, error } = parse(text, schema);
        if (value) storage.removeItem(key);
        else moveAside(storage, text, error);
      } catch (error) {
        throw asBackendError(error);
      }
    },
  };
}

function parse<T>(text: string, schema: StoredValueOptions<T>['schema']) {
  try {
    const { data = null, error } = schema.safeParse(JSON.parse(text));
    // A flag is its text alone, without the blanks that JSON allows.
    return { value: data === true && text !== 'true' ? null : data, error };
  } catch (error) {
    return { value: null, error };
  }
}
