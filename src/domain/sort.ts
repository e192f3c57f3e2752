import { keptFor } from './keptFor';

export type SortDirection = 'ascending' | 'descending';

export interface Sort<Key extends string> {
  key: Key;
  direction: SortDirection;
}

/** The orders of a list in words, such as `'date descending': 'Newest first'`. */
export type SortLabels<Key extends string> = Readonly<Record<`${Key} ${SortDirection}`, string>>;

/** Created on first use, because that blocks a slow phone for 50 ms. */
const collatorOf = keptFor((locale: string) => new Intl.Collator(locale, { numeric: true }));

/** Compares texts regardless of case, and the numbers in them by value. */
export const compareTexts = (a: string, b: string) => collatorOf('en-GB').compare(a, b);
