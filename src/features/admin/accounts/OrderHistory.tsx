import { useMemo, useState } from 'react';
import { Pagination, Stack, Text } from '../../../design-system';
import type { Account } from '../../../domain/accounts';
import { sortOrders } from '../../../domain/orders';
import { OrderTable } from '../orders/OrderTable';
import { pageOf } from '../pages';
import { accountName } from './findAccounts';

/** An account is one of many on the page: its orders take less room than the orders' own list. */
const HISTORY_SIZE = 10;

export interface OrderHistoryProps {
  account: Account;
}

/** What a customer has bought, the newest first; matched by name (spec §3). */
export function OrderHistory({ account }: OrderHistoryProps) {
  const { orders } = account;
  const [wanted, setWanted] = useState(1);
  const newestFirst = useMemo(() => sortOrders(orders, 'date', 'descending'), [orders]);
  const { shown, page, pageCount } = pageOf(newestFirst, wanted, HISTORY_SIZE);
  const name = accountName(account);

  if (orders.length === 0) {
    return <Text variant="quiet">No orders yet. They are found by the customer's name.</Text>;
  }
  return (
    <Stack gap="sm">
      <OrderTable caption={`Orders of ${name}`} orders={shown} isCustomerKnown />
      <Pagination
        label={`Pages of the orders of ${name}`}
        page={page}
        pageCount={pageCount}
        onChange={setWanted}
      />
    </Stack>
  );
}
