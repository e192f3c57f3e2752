/** Every key that the site keeps in the browser's storage (spec §7). */
export const storageKeys = {
  /** JSON list of accounts. */
  users: 'users',
  /** The account that is signed in, as JSON; no such key while nobody is. */
  currentUser: 'currentUser',
  /** JSON list of support tickets. */
  supportTickets: 'supportTickets',
  /** What is typed into the quote form, as JSON; in the storage that ends with the session. */
  quoteDraft: 'quoteDraft',
  /** The section that the next page scrolls to; in the storage that ends with the session. */
  awaitedSection: 'awaitedSection',
  /** 'light' or 'dark'; no such key while the system decides. */
  theme: 'theme',
} as const;

/**
 * Where text that could not be read is kept. The first copy has the plain name; a later,
 * different text gets '-2', '-3' …, so that no copy ever replaces another.
 */
export function unreadableKey(key: string, copy: number): string {
  return copy === 1 ? `${key}.unreadable` : `${key}.unreadable-${copy}`;
}
