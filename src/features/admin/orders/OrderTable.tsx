import {
  SortableTable,
  type SortableTableColumn,
  type TableSort,
  TextLink,
} from '../../../design-system';
import { formatDay } from '../../../domain/day';
import { type Order, type OrderField, orderFields, orderLabels } from '../../../domain/orders';
import { CustomerLink } from '../CustomerLink';
import { HistoryLink } from '../history/HistoryLink';
import { orderHref } from '../hrefs';
import { useIsConnected } from '../useIsConnected';
import { OrderStatusBadge } from './OrderStatusBadge';
import * as styles from './OrderTable.css';

type Column = Omit<SortableTableColumn<Order>, 'header'>;

/** The longest id or amount that stays on one line, in characters. Other tools may store longer text. */
const LONGEST_LINE = 20;

/** The number of an order, as a link to it where a server keeps more than the row shows. */
function OrderId({ id }: Pick<Order, 'id'>) {
  const isConnected = useIsConnected();
  return (
    <>
      <span className={id.length > LONGEST_LINE ? undefined : styles.whole}>
        {isConnected ? (
          <TextLink coversRow href={orderHref(id)}>
            {id}
          </TextLink>
        ) : (
          id
        )}
      </span>
      <HistoryLink about={{ kind: 'order', id }} name={`order ${id}`} />
    </>
  );
}

function amountCell({ amount }: Order) {
  const isWords = amount.length > LONGEST_LINE;
  return (
    <span translate="no" className={isWords ? styles.words : undefined}>
      {amount}
    </span>
  );
}

const columns: Readonly<Record<OrderField, Column>> = {
  id: {
    phone: 'third',
    cell: ({ id }) => <OrderId id={id} />,
  },
  customer: { cell: ({ customer }) => <CustomerLink name={customer} />, phone: 'first' },
  service: { cell: ({ service }) => service, phone: 'second' },
  date: {
    cell: ({ date }) => <time dateTime={date}>{formatDay(date)}</time>,
    nowrap: true,
    phone: 'thirdEnd',
  },
  amount: { cell: amountCell, align: 'end', phone: 'firstEnd' },
  status: { cell: ({ status }) => <OrderStatusBadge status={status} />, phone: 'secondEnd' },
};

function columnOf(field: OrderField): SortableTableColumn<Order> {
  return { header: orderLabels[field], sortKey: field, ...columns[field] };
}

/** The orders of one customer have the same column widths in every table. */
const widths: Readonly<Record<OrderField, Column['width']>> = {
  id: 'narrow',
  customer: undefined,
  service: 'wide',
  date: 'medium',
  amount: 'narrow',
  status: 'narrow',
};

/** Without the customer. */
const placesOfOneCustomer: Readonly<Record<OrderField, Column['phone']>> = {
  id: 'third',
  customer: 'none',
  service: 'first',
  date: 'second',
  amount: 'firstEnd',
  status: 'secondEnd',
};

const otherFields = orderFields.filter((field) => field !== 'id');

export interface OrderTableProps {
  /** The accessible name of the table, visually hidden. */
  caption: string;
  /** The orders, in their order. */
  orders: readonly Order[];
  /** Omits the customer, if all orders are from the same one. Default `false`. */
  isCustomerKnown?: boolean;
  /** The current sort order. With `onSort`, the headers are buttons. */
  sort?: TableSort;
  /** Called with the column to sort by. */
  onSort?: (field: OrderField) => void;
}

/** A table of orders. On phones each order is three lines. */
export function OrderTable({
  caption,
  orders,
  isCustomerKnown = false,
  sort,
  onSort,
}: OrderTableProps) {
  const fields = otherFields.filter((field) => !isCustomerKnown || field !== 'customer');
  const column = (field: OrderField) => ({
    ...columnOf(field),
    ...(isCustomerKnown && { width: widths[field], phone: placesOfOneCustomer[field] }),
  });
  // Other tools write the orders, so two of them may have the same id.
  const keys = new Map(orders.map((order, index) => [order, String(index)]));
  return (
    <SortableTable
      caption={caption}
      captionHidden
      long={!isCustomerKnown}
      columns={[column('id'), ...fields.map(column)]}
      rows={orders}
      rowKey={(order) => keys.get(order) ?? order.id}
      sort={sort}
      onSort={onSort && ((key) => onSort(key as OrderField))}
    />
  );
}
