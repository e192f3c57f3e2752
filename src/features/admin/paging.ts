import { startTransition, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../domain/numbers';

const PAGE_SIZE = 25;

interface Page<Item> {
  /** From 1. It is the last page if the wanted one no longer exists. */
  page: number;
  pageCount: number;
  shown: readonly Item[];
  /** The index of the first shown item. */
  start: number;
}

function pageOf<Item>(items: readonly Item[], wanted: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(wanted, pageCount);
  const start = (page - 1) * size;
  return { page, pageCount, start, shown: items.slice(start, start + size) };
}

/** One page of a list. Attach `top` to the list: `turnTo` scrolls to it if it is out of view. */
export function usePaging<Item>(items: readonly Item[], size = PAGE_SIZE) {
  const [wanted, setWanted] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  return {
    ...pageOf(items, wanted, size),
    top,
    toFirstPage: () => setWanted(1),
    turnTo(page: number) {
      setWanted(page);
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    },
  };
}

interface CountLineDetails extends Pick<Page<unknown>, 'start' | 'shown'> {
  /** The noun in the singular and the plural. */
  nouns: readonly [one: string, several: string];
  /** The number of items, and of those that match. */
  total: number;
  found: number;
}

/** Describes the shown items: '3 orders', '1–25 of 10,000 orders', '2 of 3 orders'. */
function countLine({ nouns: [one, several], total, found, start, shown }: CountLineDetails) {
  if (found === 0) return `No ${several} match`;
  const isWhole = shown.length === found;
  const place = `${formatNumber(start + 1)}–${formatNumber(start + shown.length)}`;
  if (found < total && !isWhole) return `${place} of ${formatNumber(found)} ${several} that match`;
  const counted = `${formatNumber(total)} ${total === 1 ? one : several}`;
  if (isWhole && found === total) return counted;
  return `${isWhole ? formatNumber(found) : place} of ${counted}`;
}

export interface SearchedListOptions<Item> {
  /** The number of items without a search. */
  total: number;
  /** Returns the items that match the text. Must be stable: another function searches again. */
  find: (text: string) => readonly Item[];
  nouns: CountLineDetails['nouns'];
}

/** Searches a list and pages through the matches. The search field keeps its own text. */
export function useSearchedList<Item>({ total, find, nouns }: SearchedListOptions<Item>) {
  const [text, setText] = useState('');
  const found = useMemo(() => find(text), [find, text]);
  const { start, ...page } = usePaging(found);
  return {
    ...page,
    /** Shows what matches a text, which the next key may interrupt. */
    search(next: string) {
      startTransition(() => {
        setText(next);
        page.toFirstPage();
      });
    },
    found,
    /** Describes the shown items, such as '1–25 of 10,000 orders'. */
    count: countLine({ nouns, total, found: found.length, start, shown: page.shown }),
  };
}
