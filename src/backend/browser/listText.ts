import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { copyUnreadable } from '../storage/safeStorage';

/** A stored list as it was read. */
export interface ReadList<T> {
  /** The readable entries, as stored; the initial entries if there are none. */
  entries: readonly T[];
  /** The whole text if a part of it is unreadable. */
  damagedText: string | null;
}

export interface ListTextOptions<T> {
  key: string;
  /** The zod schema of an entry. */
  schema: { safeParse(value: unknown): { success: boolean }; parse(value: unknown): T };
  environment: BrowserEnvironment;
  /** The entries if nothing is stored or no stored entry is readable. Default: none. */
  initial?: readonly T[];
}

/** The text of a JSON list under one storage key. Its methods throw the errors of the storage. */
export function createListText<T>({ key, schema, environment, initial = [] }: ListTextOptions<T>) {
  let copiedText: string | null = null;

  const isEntry = (value: unknown): value is T => schema.safeParse(value).success;

  /** Copies a damaged text to a key of its own, unless that was done before. */
  function copyDamaged({ damagedText }: ReadList<T>): void {
    if (damagedText === null || damagedText === copiedText) return;
    copyUnreadable(environment, key, damagedText);
    copiedText = damagedText;
  }

  return {
    read(): ReadList<T> {
      const text = environment.storage().getItem(key);
      if (text === null) return { entries: initial, damagedText: null };
      const values = parseList(text);
      const entries = values?.filter(isEntry) ?? [];
      if (entries.length === values?.length) return { entries, damagedText: null };
      return { entries: entries.length > 0 ? entries : initial, damagedText: text };
    },

    copyDamaged,

    /** Stores entries in place of a list that was read; copies a damaged text first. */
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

/** The values of a JSON list; undefined if the text is not one. */
function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
