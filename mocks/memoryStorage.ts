export interface MemoryStorageOptions {
  contents?: Readonly<Record<string, string>>;
  /** Characters of keys and values together that fit in. Default: no limit. */
  quota?: number;
}

/** A `Storage` that lives as long as the test or story, and refuses what exceeds its quota. */
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

/** A storage in which nothing more fits than what it holds. */
export function createFullStorage(contents: Readonly<Record<string, string>>): Storage {
  return createMemoryStorage({ contents, quota: charactersIn(Object.entries(contents)) });
}

/** What a browser does that blocks site data: reading the storage itself throws. */
export function blockedStorage(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

function charactersIn(items: Iterable<readonly [string, string]>): number {
  return [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
}
