export interface MemoryStorageOptions {
  contents?: Readonly<Record<string, string>>;
  /** The maximum number of characters of all keys and values. Default: no limit. */
  quota?: number;
}

/** A `Storage` in memory that throws if a write exceeds its quota. */
export function createMemoryStorage(options: MemoryStorageOptions = {}): Storage {
  const { contents = {}, quota = Number.POSITIVE_INFINITY } = options;
  const items = new Map(Object.entries(contents));

  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (charactersIn(new Map(items).set(key, value)) > quota) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      items.set(key, value);
    },
    removeItem: (key) => {
      items.delete(key);
    },
    clear: () => items.clear(),
  };
}

/** A storage with these contents and no room for more. */
export function createFullStorage(contents: Readonly<Record<string, string>>): Storage {
  return createMemoryStorage({ contents, quota: charactersIn(Object.entries(contents)) });
}

/** Opens the storage of a browser that blocks site data, which throws. */
export function blockedStorage(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

function charactersIn(items: Iterable<readonly [string, string]>): number {
  return [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}
