import * as z from 'zod/mini';
import type { Sort } from './sort';

/** Which page of one of the owner's lists is asked for. */
export interface ListQuery<Status extends string> {
  /** Words that must all occur in what the list searches, as `foldText` and `beginningOf` compare them. */
  text: string;
  status: Status | 'all';
  /** From 1. */
  page: number;
  sort?: Sort<string>;
}

export const foundSchema = z.object({
  /** The number of entries that match, on all pages. Beyond `countedTo`, it tells whether another page follows. */
  found: z.number(),
  /** A number above it tells only that there are more. Default: all are counted. */
  countedTo: z.optional(z.number()),
});
export type Found = z.infer<typeof foundSchema>;

/** What a page of a list has beside its entries. */
export const pageFields = <Status extends string>(statuses: readonly Status[]) => ({
  ...foundSchema.shape,
  /** How many entries there are with each status, regardless of the query. */
  counts: z.record(z.enum(['all', ...statuses]), z.number()),
});

/** How many characters and words of a query are searched: each word takes time in every row. */
export const MAX_QUERY = 100;
const MAX_WORDS = 10;

/** Letters with a stroke or of another shape, which Unicode does not take apart, and the plain ones. */
const plainLetters = new Map(
  ['ßss', 'æae', 'œoe', 'þth', 'øo', 'đd', 'ðd', 'łl', 'ħh', 'ŧt', 'ıi', 'ςσ'].map(
    (pair) => [pair.charAt(0), pair.slice(1)] as const,
  ),
);

/** Marks on one letter, beyond the 30 of Unicode's Stream-Safe Text Format. Sorting more would take quadratic time. */
const excessMarks = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** A text as searches compare it: without case, accents and apostrophes. A change needs a migration. */
export function foldText(text: string): string {
  return text
    .replace(/['`´ʹʻʼʽ‘’‛′＇]/g, '')
    .replace(excessMarks, '$1')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœþøđðłħŧıς]/g, (letter) => plainLetters.get(letter) ?? letter);
}

/** The words of a query that are searched, folded. */
export function queryWords(text: string): string[] {
  const words = foldText(text.slice(0, MAX_QUERY)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/**
 * A regular expression, of JavaScript and of PostgreSQL, that finds a word of one or two plain letters or digits
 * where words begin. Null for others, which are found anywhere. The database's indexes have three letters or a
 * beginning, and serve the expression because it names each sign before a word.
 */
export const beginningOf = (word: string): string | null =>
  /^[a-z0-9]{1,2}$/.test(word) ? `(^|[\\n\\t -/:-@[-\`{-~£])${word}` : null;

export interface SearchedBy<Entry, Status extends string> {
  /** Default: the list has no statuses. */
  statuses?: readonly Status[];
  statusOf?: (entry: Entry) => Status;
  /** The folded text in which the words of a query are looked for. */
  textOf: (entry: Entry) => string;
  /** How many entries a page has. */
  pageSize: number;
}

/** The entries that match, in their order. The server does the same in SQL, as with `findPage`. */
export function findMatching<Entry, Status extends string>(
  entries: readonly Entry[],
  { text, status }: Omit<ListQuery<Status>, 'page'>,
  { statusOf, textOf }: Pick<SearchedBy<Entry, Status>, 'statusOf' | 'textOf'>,
): Entry[] {
  const finders = queryWords(text).map((word) => {
    const beginning = beginningOf(word);
    const pattern = beginning && new RegExp(beginning);
    return (searched: string) => (pattern ? pattern.test(searched) : searched.includes(word));
  });
  return entries.filter((entry) => {
    if (status !== 'all' && statusOf?.(entry) !== status) return false;
    const searched = textOf(entry);
    return finders.every((find) => find(searched));
  });
}

/** How many entries there are, and how many with each status. */
export function countStatuses<Entry, Status extends string>(
  entries: readonly Entry[],
  { statuses = [], statusOf }: Pick<SearchedBy<Entry, Status>, 'statuses' | 'statusOf'>,
): Record<Status | 'all', number> {
  const counts = new Map<Status | 'all', number>(statuses.map((status) => [status, 0]));
  for (const entry of entries) {
    const status = statusOf?.(entry);
    const count = status && counts.get(status);
    if (status && count !== undefined) counts.set(status, count + 1);
  }
  return Object.fromEntries([['all', entries.length], ...counts]) as Record<Status | 'all', number>;
}

/** Finds one page of these entries, in their order. */
export function findPage<Entry, Status extends string>(
  entries: readonly Entry[],
  query: ListQuery<Status>,
  by: SearchedBy<Entry, Status>,
) {
  const matching = findMatching(entries, query, by);
  return {
    entries: pageOf(matching, query.page, by.pageSize),
    found: matching.length,
    counts: countStatuses(entries, by),
  };
}

export function pageOf<Entry>(entries: readonly Entry[], page: number, size: number): Entry[] {
  return entries.slice((page - 1) * size, page * size);
}
