import { useCallback, useMemo, useState } from 'react';
import {
  findOrders,
  isOrderStatus,
  type Order,
  type OrderField,
  type OrderStatus,
  type SortDirection,
  sortOrders,
} from '../../../domain/orders';
import { useSearchedList } from '../paging';
import { orderDay } from './orderDay';

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

/**
 * Maps a copy of each order to the order. The copy's date is the stored date followed by the day as
 * displayed, so that a search finds both and sorting uses the stored one.
 */
function indexOrders(orders: readonly Order[]): Map<Order, Order> {
  return new Map(
    orders.map((order) => [{ ...order, date: `${order.date} ${orderDay(order.date)}` }, order]),
  );
}

function countStatuses(orders: readonly Order[]): Readonly<Record<StatusFilter, number>> {
  const counts = { all: orders.length, Completed: 0, 'In Progress': 0, Active: 0, other: 0 };
  for (const { status } of orders) counts[isOrderStatus(status) ? status : 'other'] += 1;
  return counts;
}

/**
 * Searches, filters, sorts and pages a list of orders. Sorting is slow, so it runs only when the
 * sort changes; typing filters the sorted list.
 */
export function useOrderList(orders: readonly Order[]) {
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sort, setSort] = useState(newestFirst);

  const counts = useMemo(() => countStatuses(orders), [orders]);
  const index = useMemo(() => indexOrders(orders), [orders]);
  const sorted = useMemo(
    () => sortOrders([...index.keys()], sort.key, sort.direction),
    [index, sort],
  );
  const find = useCallback(
    (text: string) => {
      const query = { text, status: status === 'all' ? undefined : status };
      return findOrders(sorted, query).flatMap((entry) => index.get(entry) ?? []);
    },
    [index, sorted, status],
  );

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

  return {
    ...list,
    status,
    setStatus: fromFirstPage(setStatus),
    sort,
    setSort: fromFirstPage(setSort),
    /** Sorts by this field, or reverses the direction if it is already sorted by it. */
    sortBy: fromFirstPage((key: OrderField) =>
      setSort((known) => {
        const other = known.direction === 'ascending' ? 'descending' : 'ascending';
        return { key, direction: known.key === key ? other : firstDirection(key) };
      }),
    ),
    /** The number of orders by status. */
    counts,
  };
}
