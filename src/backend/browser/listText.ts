import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { copyUnreadable } from '../storage/safeStorage';

/** A stored list as it was read. */
export interface ReadList<T> {
  /** The readable entries, as stored; the initial entries if there are none. */
  entries: readonly T[];
  /** The whole text if a part of it is unreadable, and the first error. */
  damaged: { text: string; cause: unknown } | null;
}

export interface ListTextOptions<T> {
  key: string;
  schema: {
    safeParse(value: unknown): { success: boolean; error?: unknown };
    parse(value: unknown): T;
  };
  environment: BrowserEnvironment;
  /** The entries if nothing is stored or no stored entry is readable. Default: none. */
  initial?: readonly T[];
}

/** The text of a JSON list under one storage key. Its methods throw the errors of the storage. */
export function createListText<T>({ key, schema, environment, initial = [] }: ListTextOptions<T>) {
  let copiedText: string | null = null;

  const isEntry = (value: unknown): value is T => schema.safeParse(value).success;

  /** Copies a damaged text to a key of its own, unless that was done before. */
  function copyDamaged({ damaged }: ReadList<T>): void {
    if (damaged === null || damaged.text === copiedText) return;
    copyUnreadable(environment, key, damaged.text, damaged.cause);
    copiedText = damaged.text;
  }

  function parse(text: string): { entries: readonly T[]; cause?: unknown } {
    try {
      const values: unknown = JSON.parse(text);
      if (!Array.isArray(values)) throw new TypeError('The value is not an array.');
      const entries = values.filter(isEntry);
      if (entries.length === values.length) return { entries };
      return { entries, cause: schema.safeParse(values.find((value) => !isEntry(value))).error };
    } catch (cause) {
      return { entries: [], cause };
    }
  }

  return {
    read(): ReadList<T> {
      const text = environment.storage().getItem(key);
      if (text === null) return { entries: initial, damaged: null };
      const { entries, cause } = parse(text);
      if (!cause) return { entries, damaged: null };
      return { entries: entries.length > 0 ? entries : initial, damaged: { text, cause } };
    },

    isStored: () => environment.storage().getItem(key) !== null,

    copyDamaged,

    /** Replaces the entries of a list that was read; copies a damaged text first. */
    replace(list: ReadList<T>, entries: readonly T[]): void {
      copyDamaged(list);
      environment.storage().setItem(key, JSON.stringify(entries));
    },

    /** Stores the initial entries if nothing is stored. */
    seed(): void {
      const storage = environment.storage();
      if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(initial));
    },
  };
}
