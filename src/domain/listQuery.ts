/** Which page of one of the owner's lists is asked for. */
export interface ListQuery<Status extends string> {
  /** Words that must all occur in what the list searches, regardless of case. */
  text: string;
  status: Status | 'all';
  /** From 1. */
  page: number;
}

/** The words of a query, in lower case. */
export function queryWords(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** What a list is searched and counted by. */
export interface SearchedBy<Entry, Status extends string> {
  statuses: readonly Status[];
  statusOf: (entry: Entry) => Status;
  /** The text in which the words of a query are looked for. */
  textOf: (entry: Entry) => string;
  /** How many entries a page has. */
  pageSize: number;
}

/** Finds one page of these entries, in their order. The server does the same in SQL. */
export function findPage<Entry, Status extends string>(
  entries: readonly Entry[],
  { text, status, page }: ListQuery<Status>,
  { statuses, statusOf, textOf, pageSize }: SearchedBy<Entry, Status>,
) {
  const withStatus = (wanted: Status) => entries.filter((entry) => statusOf(entry) === wanted);
  const words = queryWords(text);
  const found = (status === 'all' ? entries : withStatus(status)).filter((entry) => {
    const searched = textOf(entry).toLowerCase();
    return words.every((word) => searched.includes(word));
  });
  const counts = statuses.map((each) => [each, withStatus(each).length] as const);
  return {
    entries: found.slice((page - 1) * pageSize, page * pageSize),
    /** The number of entries that match, on all pages. */
    found: found.length,
    /** How many entries there are with each status, regardless of the query. */
    counts: Object.fromEntries([['all', entries.length], ...counts]) as Record<
      Status | 'all',
      number
    >,
  };
}
