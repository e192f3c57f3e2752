import { useEffect, useRef, useState } from 'react';
import {
  announce,
  Button,
  EmptyState,
  Inline,
  Pagination,
  Stack,
  Text,
} from '../../../design-system';
import type { Order } from '../../../domain/orders';
import { OrderFilters, sortLabel } from './OrderFilters';
import { OrderSummary } from './OrderSummary';
import { OrderTable } from './OrderTable';
import { useOrderList } from './useOrderList';

export interface OrderListProps {
  /** At least one. */
  orders: readonly Order[];
  /** Receives all matching orders in the shown order, not only those of the page. */
  onExport: (orders: readonly Order[]) => void;
}

/** Orders to search, filter, sort, page through and export. */
export function OrderList({ orders, onExport }: OrderListProps) {
  const { top, ...list } = useOrderList(orders);
  const [resetCount, setResetCount] = useState(0);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (resetCount > 0) search.current?.focus();
  }, [resetCount]);

  const clear = () => {
    list.search('');
    list.setStatus('all');
    // The search field and the status control are uncontrolled: a new key resets them.
    setResetCount(resetCount + 1);
  };

  return (
    <Stack gap="lg">
      <OrderFilters
        key={resetCount}
        onText={list.search}
        status={list.status}
        onStatus={list.setStatus}
        sort={list.sort}
        onSort={list.setSort}
        counts={list.counts}
        searchRef={search}
      />
      <div ref={top}>
        <Stack gap="md">
          <Inline distribute="between">
            <div role="status">
              <Text weight="semibold" tabular>
                {list.count}
              </Text>
            </div>
            <Button
              variant="secondary"
              disabled={list.found.length === 0}
              onClick={() => onExport(list.found)}
            >
              Export CSV
            </Button>
          </Inline>
          {list.found.length > 0 ? (
            <>
              <OrderSummary orders={list.found} />
              <OrderTable
                caption="Customer orders"
                orders={list.shown}
                sort={list.sort}
                // The select of a phone says it by itself.
                onSort={(field) => announce(`Sorted: ${sortLabel(list.sortBy(field))}`)}
              />
            </>
          ) : (
            <EmptyState
              action={
                <Button variant="secondary" onClick={clear}>
                  Show All Orders
                </Button>
              }
            >
              Nothing here has all of these words in it and this status. A name, a service, a date
              or a part of them is enough.
            </EmptyState>
          )}
          <Pagination
            label="Pages of orders"
            page={list.page}
            pageCount={list.pageCount}
            onChange={list.turnTo}
          />
        </Stack>
      </div>
    </Stack>
  );
}
