import type { Found } from '../../../domain/listQuery';
import { formatNumber } from '../../../domain/numbers';

/** A number as far as it is counted: '12', or '1,000+'. */
export const countedNumber = (count: number, countedTo = count): string =>
  count > countedTo ? `${formatNumber(countedTo)}+` : formatNumber(count);

interface FoundPage extends Found {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How many pages there are, and whether more may follow than were counted. */
export const pagesOf = ({ found, countedTo = found, page, pageSize }: FoundPage) => ({
  pageCount: Math.max(1, Math.ceil(found / pageSize)),
  hasMore: found > Math.max(countedTo, page * pageSize),
});

interface ShownEntries extends FoundPage {
  nouns: { one: string; several: string };
  total: number;
  /** Whether the entries are searched or filtered. */
  isPart: boolean;
}

/** Describes the shown entries: '3 orders', '1–25 of more than 1,000 orders', '2 of 3 orders'. */
export function countLine({
  nouns: { one, several },
  total,
  found,
  countedTo = Math.max(total, found),
  isPart,
  page,
  pageSize,
}: ShownEntries) {
  if (found === 0) return `No ${several} match`;
  const inWords = (count: number) =>
    count > countedTo ? `more than ${formatNumber(countedTo)}` : formatNumber(count);
  const isWhole = found <= pageSize;
  const start = (page - 1) * pageSize;
  const end = Math.min(start + pageSize, found);
  const range = `${formatNumber(start + 1)}–${formatNumber(end)}`;
  if (!isWhole && (found < total || (isPart && found > countedTo)))
    return `${range} of ${inWords(found)} ${several} that match`;
  const counted = `${inWords(total)} ${total === 1 ? one : several}`;
  if (isWhole && found === total) return counted;
  return `${isWhole ? formatNumber(found) : range} of ${counted}`;
}
