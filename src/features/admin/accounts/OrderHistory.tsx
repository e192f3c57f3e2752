import { useMemo, useState } from 'react';
import { Pagination, Stack, Text } from '../../../design-system';
import type { Account } from '../../../domain/accounts';
import { pageOf } from '../../../domain/listQuery';
import { sortOrders } from '../../../domain/orders';
import { OrderTable } from '../orders/OrderTable';
import { accountName } from './accountName';

/** Fewer than in the list of orders: an account is one of many on its page. */
const HISTORY_SIZE = 10;

export interface OrderHistoryProps {
  account: Account;
}

/** The orders of a customer, which are matched by name, newest first. */
export function OrderHistory({ account }: OrderHistoryProps) {
  const { orders } = account;
  const newestFirst = useMemo(() => sortOrders(orders, 'date', 'descending'), [orders]);
  const [wanted, setWanted] = useState(1);
  const pageCount = Math.ceil(orders.length / HISTORY_SIZE);
  const page = Math.min(wanted, pageCount);
  const name = accountName(account);

  if (orders.length === 0) {
    return <Text variant="quiet">No orders yet. They are found by the customer's name.</Text>;
  }
  return (
    <Stack gap="sm">
      <OrderTable
        caption={`Orders of ${name}`}
        orders={pageOf(newestFirst, page, HISTORY_SIZE)}
        isCustomerKnown
      />
      <Pagination
        label={`Pages of the orders of ${name}`}
        page={page}
        pageCount={pageCount}
        onChange={setWanted}
      />
    </Stack>
  );
}
