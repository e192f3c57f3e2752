import { useMemo, useState } from 'react';
import { formatDay } from '../../../domain/day';
import {
  createOrderSearch,
  isOrderStatus,
  type Order,
  type OrderField,
  type OrderStatus,
  type SortDirection,
  searchText,
  sortOrders,
} from '../../../domain/orders';
import { useSearchedList } from '../paging';

export interface OrderSort {
  key: OrderField;
  direction: SortDirection;
}

/** A known status, `other` for any other status, or `all`. */
export type StatusFilter = OrderStatus | 'other' | 'all';

const newestFirst: OrderSort = { key: 'date', direction: 'descending' };

/** The latest day, the largest sum and the first name come first. */
const firstDirection = (field: OrderField): SortDirection =>
  field === 'date' || field === 'amount' ? 'descending' : 'ascending';

const kindOf = ({ status }: Order) => (isOrderStatus(status) ? status : 'other');

/** The texts to search in, which also contain the day as displayed. */
function textsOf(orders: readonly Order[]): ReadonlyMap<Order, string> {
  return new Map(orders.map((order) => [order, searchText(order, formatDay(order.date))]));
}

function countStatuses(orders: readonly Order[]): Readonly<Record<StatusFilter, number>> {
  const counts = { all: orders.length, Completed: 0, 'In Progress': 0, Active: 0, other: 0 };
  for (const order of orders) counts[kindOf(order)] += 1;
  return counts;
}

/**
 * Searches, filters, sorts and pages a list of orders. Reading and sorting the orders is slow, so
 * both happen once and not for each key in the search.
 */
export function useOrderList(orders: readonly Order[]) {
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sort, setSort] = useState(newestFirst);

  const counts = useMemo(() => countStatuses(orders), [orders]);
  const texts = useMemo(() => textsOf(orders), [orders]);
  const sorted = useMemo(() => sortOrders(orders, sort.key, sort.direction), [orders, sort]);
  const find = useMemo(() => {
    const filtered = sorted.filter((order) => status === 'all' || status === kindOf(order));
    return createOrderSearch(filtered, (order) => texts.get(order) ?? '');
  }, [sorted, status, texts]);

  const { toFirstPage, ...list } = useSearchedList({
    total: orders.length,
    find,
    nouns: ['order', 'orders'],
  });

  const fromFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      toFirstPage();
    };

  /** Sorts by this field, or reverses the direction if it is already sorted by it. */
  /** Sorts by a field, or the other way round if it is sorted by it. Returns the new order. */
  const sortBy = (key: OrderField): OrderSort => {
    const other = sort.direction === 'ascending' ? 'descending' : 'ascending';
    const next: OrderSort = { key, direction: sort.key === key ? other : firstDirection(key) };
    setSort(next);
    toFirstPage();
    return next;
  };

  return {
    ...list,
    status,
    setStatus: fromFirstPage(setStatus),
    sort,
    setSort: fromFirstPage(setSort),
    sortBy,
    /** The number of orders by status. */
    counts,
  };
}
