import { memo, useEffect, useRef, useState } from 'react';
import { Button, EmptyState, Inline, Pagination, Stack, Text } from '../../../design-system';
import type { Order } from '../../../domain/orders';
import { OrderFilters } from './OrderFilters';
import { OrderSummary } from './OrderSummary';
import { OrderTable } from './OrderTable';
import { useOrderList } from './useOrderList';

export interface OrderListProps {
  /** At least one. */
  orders: readonly Order[];
  /** Receives all matching orders in the shown order, not only those of the page. */
  onExport: (orders: readonly Order[]) => void;
}

// These render once for each changed list, not also for each key in the search.
const Summary = memo(OrderSummary);
const Results = memo(OrderTable);

/** Orders to search, filter, sort, page through and export. */
export function OrderList({ orders, onExport }: OrderListProps) {
  const list = useOrderList(orders);
  const [resetCount, setResetCount] = useState(0);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (resetCount > 0) search.current?.focus();
  }, [resetCount]);

  const clear = () => {
    list.setText('');
    list.setStatus('all');
    // The status control is uncontrolled: a new key resets it to all.
    setResetCount(resetCount + 1);
  };

  return (
    <Stack gap="lg">
      <OrderFilters
        key={resetCount}
        text={list.text}
        onText={list.setText}
        status={list.status}
        onStatus={list.setStatus}
        sort={list.sort}
        onSort={list.setSort}
        counts={list.counts}
        searchRef={search}
      />
      <div ref={list.top}>
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
              <Summary orders={list.found} />
              <Results
                caption="Customer orders"
                orders={list.shown}
                sort={list.sort}
                onSort={list.sortBy}
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
