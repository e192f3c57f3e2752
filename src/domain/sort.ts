export type SortDirection = 'ascending' | 'descending';

/** What a list is sorted by. */
export interface Sort<Key extends string> {
  key: Key;
  direction: SortDirection;
}

/** The orders of a list in words, such as `'date descending': 'Newest first'`. */
export type SortLabels<Key extends string> = Readonly<Record<`${Key} ${SortDirection}`, string>>;

/** Compares texts regardless of case, and the numbers in them by value. */
export const compareTexts = new Intl.Collator('en-GB', { numeric: true }).compare;
