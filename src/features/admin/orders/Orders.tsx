import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import {
  announce,
  Button,
  ButtonLink,
  FilterField,
  Inline,
  Select,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../../design-system';
import {
  ORDERS_PER_PAGE,
  type OrderFilter,
  type OrderPage,
  type OrderQuery,
  type OrderSort,
} from '../../../domain/orderList';
import { orderStatuses } from '../../../domain/orderStatus';
import type { OrderField } from '../../../domain/orders';
import { ordersToCsv } from '../../../domain/ordersCsv';
import type { SortLabels } from '../../../domain/sort';
import { pages } from '../../../pages';
import { datedFileName, downloadFile } from '../../files/downloadFile';
import { useAction } from '../../submission/useSubmission';
import { entryHref, NEW_ORDER } from '../kinds/hrefs';
import { kinds } from '../kinds/kinds';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { AddOrder } from './AddOrder';
import { MonthFigures } from './MonthFigures';
import { Order } from './Order';
import { OrderSummary } from './OrderSummary';
import { OrderTable } from './OrderTable';

const newestFirst: OrderQuery = {
  text: '',
  status: 'all',
  page: 1,
  sort: { key: 'date', direction: 'descending' },
};

const statuses: { value: OrderFilter; label: string; isRare?: boolean }[] = [
  ...orderStatuses.map((status) => ({ value: status, label: status })),
  { value: 'returned', label: 'Money returned', isRare: true },
  { value: 'other', label: 'Other', isRare: true },
];

const sortLabels: SortLabels<OrderField> = {
  'date descending': 'Newest first',
  'date ascending': 'Oldest first',
  'id ascending': 'Order number, lowest first',
  'id descending': 'Order number, highest first',
  'customer ascending': 'Customer, A to Z',
  'customer descending': 'Customer, Z to A',
  'service ascending': 'Service, A to Z',
  'service descending': 'Service, Z to A',
  'amount descending': 'Largest amount first',
  'amount ascending': 'Smallest amount first',
  'status ascending': 'Status, A to Z',
  'status descending': 'Status, Z to A',
};

/** Sorts by a field, or the other way round if it is sorted by it. */
function nextSort({ key, direction }: OrderSort, field: OrderField): OrderSort {
  // The latest day, the largest sum and the first name come first.
  const isLargestFirst = field === 'date' || field === 'amount';
  const isDescending = key === field ? direction === 'ascending' : isLargestFirst;
  return { key: field, direction: isDescending ? 'descending' : 'ascending' };
}

/** Which money the list is about. The server keeps that of the provider's test mode apart. */
const modes = [
  { value: '', label: 'Mode as in Settings' },
  { value: 'live', label: 'Live orders' },
  { value: 'test', label: 'Test orders' },
] as const;

function AllOrders() {
  const { orders, connected } = useAdminBackend();
  const { toast } = useToast();
  const controls = useListQuery(orders.list, newestFirst);

  const exporting = useAction('The orders were not exported', async () => {
    const chosen = await orders.listAll(controls.query);
    const name = datedFileName('orders', 'csv');
    downloadFile({ name, text: ordersToCsv(chosen, connected !== undefined), type: 'text/csv' });
    const count = chosen.length === 1 ? 'One order' : `${chosen.length} orders`;
    toast({ title: 'Orders exported', description: `${count} in ${name}.` });
  });

  const { query, onQuery } = controls;
  const { sort } = query;
  const setSort = useCallback(
    (next: OrderSort) => onQuery((last) => ({ ...last, page: 1, sort: next })),
    [onQuery],
  );
  const table = useCallback(
    ({ orders: shown }: OrderPage) => {
      function sortBy(field: OrderField) {
        const next = nextSort(sort, field);
        setSort(next);
        // The select of a phone says it by itself.
        announce(`Sorted: ${sortLabels[`${next.key} ${next.direction}`]}`);
      }
      return <OrderTable caption="Customer orders" orders={shown} sort={sort} onSort={sortBy} />;
    },
    [sort, setSort],
  );

  const addOrder = connected && (
    <ButtonLink variant="secondary" size="small" href={entryHref('order', NEW_ORDER)}>
      Add Order
    </ButtonLink>
  );

  return (
    <Stack>
      <PagedList
        title="Orders"
        {...controls}
        filters={
          connected && (
            <FilterField label="Mode" labelHidden>
              {(control) => (
                <Select
                  {...control}
                  value={query.mode ?? ''}
                  options={modes}
                  onChange={({ target }) => {
                    const mode = modes.find(({ value }) => value === target.value)?.value;
                    onQuery((last) => ({ ...last, page: 1, mode: mode || undefined }));
                  }}
                />
              )}
            </FilterField>
          )
        }
        beside={connected && <MonthFigures read={connected.orders.figures} mode={query.mode} />}
        nouns={kinds.order}
        filter={{ label: 'Status', statuses }}
        sorting={{ labels: sortLabels, headers: true }}
        facts={({ summary }) => <OrderSummary summary={summary} />}
        action={({ found }) => (
          <Inline gap="xs">
            {addOrder}
            <Button
              variant="secondary"
              size="small"
              disabled={found === 0}
              onClick={() => void exporting.run()}
            >
              Export CSV
            </Button>
          </Inline>
        )}
        noMatch="Nothing here has all of these words in it and this status. A name, a service, a date or a part of them is enough."
        pageSize={ORDERS_PER_PAGE}
        empty="What your customers buy will be listed here: who, what, when and for how much."
      >
        {table}
      </PagedList>
      {connected && (
        <Text size="small">
          <TextLink standalone href={pages.adminEvents.href}>
            {pages.adminEvents.label}
          </TextLink>{' '}
          <TextLink standalone href={pages.adminReceipts.href}>
            {pages.adminReceipts.label}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}

/**
 * The panel of the orders: to search, filter, sort, page through and export. In connected mode the path can
 * name one of them, or the form for another one.
 */
export function Orders() {
  const { connected } = useAdminBackend();
  const { id } = useParams();
  if (!connected || !id) return <AllOrders />;
  const { orders } = connected;
  return id === NEW_ORDER ? (
    <AddOrder orders={orders} />
  ) : (
    <Order key={id} id={id} orders={orders} />
  );
}
