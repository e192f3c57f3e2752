import { formatNumber } from '../../../domain/numbers';

interface ShownEntries {
  nouns: { one: string; several: string };
  /** The number of entries, and of those that match. */
  total: number;
  found: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Describes the shown entries: '3 orders', '1–25 of 10,000 orders', '2 of 3 orders'. */
export function countLine({ nouns: { one, several }, total, found, page, pageSize }: ShownEntries) {
  if (found === 0) return `No ${several} match`;
  const isWhole = found <= pageSize;
  const start = (page - 1) * pageSize;
  const end = Math.min(start + pageSize, found);
  const range = `${formatNumber(start + 1)}–${formatNumber(end)}`;
  if (found < total && !isWhole) return `${range} of ${formatNumber(found)} ${several} that match`;
  const counted = `${formatNumber(total)} ${total === 1 ? one : several}`;
  if (isWhole && found === total) return counted;
  return `${isWhole ? formatNumber(found) : range} of ${counted}`;
}
