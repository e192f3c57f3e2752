import { useDeferredValue, useMemo, useState } from 'react';
import {
  findOrders,
  isOrderStatus,
  type Order,
  type OrderField,
  type OrderStatus,
  type SortDirection,
  sortOrders,
} from '../../../domain/orders';
import { pageOf } from '../pages';
import { orderDay } from './orderDay';

export interface OrderSort {
  key: OrderField;
  direction: SortDirection;
}

/** Only orders that have come so far, those with a status of their own, or all. */
export type StatusFilter = OrderStatus | 'other' | 'all';

const newestFirst: OrderSort = { key: 'date', direction: 'descending' };

/** What people want to see first: the latest day, the largest sum, the first name. */
const firstDirection = (field: OrderField): SortDirection =>
  field === 'date' || field === 'amount' ? 'descending' : 'ascending';

/**
 * Each order as it is searched, with its day as people write it behind the day as it is kept, which
 * goes on deciding where it is sorted; and the order itself.
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
 * What is shown of a list of orders: searched, filtered, sorted, and one page of it. Sorting, which
 * takes longest, is done only when the sort changes; typing only filters what is sorted already.
 */
export function useOrderList(orders: readonly Order[]) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [sort, setSort] = useState(newestFirst);
  const [page, setPage] = useState(1);
  const searched = useDeferredValue(text);

  const counts = useMemo(() => countStatuses(orders), [orders]);
  const index = useMemo(() => indexOrders(orders), [orders]);
  const sorted = useMemo(
    () => sortOrders([...index.keys()], sort.key, sort.direction),
    [index, sort],
  );
  const found = useMemo(() => {
    const query = { text: searched, status: status === 'all' ? undefined : status };
    return findOrders(sorted, query).flatMap((entry) => index.get(entry) ?? []);
  }, [index, sorted, searched, status]);

  const fromFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };

  return {
    text,
    setText: fromFirstPage(setText),
    status,
    setStatus: fromFirstPage(setStatus),
    sort,
    setSort: fromFirstPage(setSort),
    /** Sorts by this field; the other way round where it is the one already. */
    sortBy: fromFirstPage((key: OrderField) =>
      setSort((known) => {
        const other = known.direction === 'ascending' ? 'descending' : 'ascending';
        return { key, direction: known.key === key ? other : firstDirection(key) };
      }),
    ),
    /** How many there are of each status. */
    counts,
    found,
    ...pageOf(found, page),
    setPage,
  };
}
