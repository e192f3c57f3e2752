/** How many rows stand on a page. */
const PAGE_SIZE = 25;

export interface Page<Item> {
  /** The page, from 1; the last one where the list has become shorter. */
  page: number;
  pageCount: number;
  shown: readonly Item[];
  /** The place of the first one shown, from 0. */
  start: number;
}

/** One page of a list. */
export function pageOf<Item>(items: readonly Item[], wanted: number, size = PAGE_SIZE): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * size;
  return { page, pageCount, start, shown: items.slice(start, start + size) };
}

const numbers = new Intl.NumberFormat('en-GB');

export interface CountLineDetails extends Pick<Page<unknown>, 'start' | 'shown'> {
  /** What is counted: one, and several. */
  nouns: readonly [one: string, several: string];
  /** How many there are, and how many of them match. */
  total: number;
  found: number;
}

/** What of a list is shown: '3 orders', '1-25 of 10,000 orders', '2 of 3 orders'. */
export function countLine({ nouns: [one, several], total, found, start, shown }: CountLineDetails) {
  if (found === 0) return `No ${several} match`;
  const isWhole = shown.length === found;
  const place = `${numbers.format(start + 1)}-${numbers.format(start + shown.length)}`;
  if (found < total && !isWhole)
    return `${place} of ${numbers.format(found)} ${several} that match`;
  const counted = `${numbers.format(total)} ${total === 1 ? one : several}`;
  if (isWhole && found === total) return counted;
  return `${isWhole ? numbers.format(found) : place} of ${counted}`;
}
