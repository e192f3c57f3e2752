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
