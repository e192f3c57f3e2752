/** The values that this page has read or saved last, by an id. */
export interface KnownVersions {
  remember(id: string, value: unknown): void;
  /** Whether the stored value is still the known one. A value that was never read is not checked. */
  isCurrent(id: string, stored: unknown): boolean;
}

/** Finds out whether another tab has changed a value since this page read it. */
export function createKnownVersions(): KnownVersions {
  const known = new Map<string, string>();
  const textOf = (value: unknown) => JSON.stringify(value ?? null);
  return {
    remember: (id, value) => void known.set(id, textOf(value)),
    isCurrent: (id, stored) => !known.has(id) || known.get(id) === textOf(stored),
  };
}
