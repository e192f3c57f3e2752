import { SortableTable, type SortableTableColumn, type TableSort } from '../../../design-system';
import { type Order, type OrderField, orderFields, orderLabels } from '../../../domain/orders';
import { OrderStatusBadge } from './OrderStatusBadge';
import * as styles from './OrderTable.css';
import { orderDay } from './orderDay';

type Column = Omit<SortableTableColumn<Order>, 'header'>;

/** How many letters a sum has at the most; what another tool has written there may be of any length. */
const LONGEST_SUM = 20;

function amountCell({ amount }: Order) {
  return amount.length > LONGEST_SUM ? <span className={styles.words}>{amount}</span> : amount;
}

const columns: Readonly<Record<OrderField, Column>> = {
  id: { cell: ({ id }) => id },
  customer: { cell: ({ customer }) => customer },
  service: { cell: ({ service }) => service },
  date: {
    cell: ({ date }) => <time dateTime={date}>{orderDay(date)}</time>,
    nowrap: true,
  },
  amount: { cell: amountCell, align: 'end' },
  status: { cell: ({ status }) => <OrderStatusBadge status={status} /> },
};

function columnOf(field: OrderField): SortableTableColumn<Order> {
  return { header: orderLabels[field], sortKey: field, ...columns[field] };
}

const otherFields = orderFields.filter((field) => field !== 'id');

export interface OrderTableProps {
  /** What the table is about; heard, not seen. */
  caption: string;
  orders: readonly Order[];
  /** Leaves out the customer, where all the orders are one's. Default `false`. */
  isCustomerKnown?: boolean;
  /** What the orders are sorted by; with `onSort`, the headers can be pressed. */
  sort?: TableSort;
  onSort?: (field: OrderField) => void;
}

/** Orders in a table; on phones, cards. */
export function OrderTable({
  caption,
  orders,
  isCustomerKnown = false,
  sort,
  onSort,
}: OrderTableProps) {
  const fields = otherFields.filter((field) => !isCustomerKnown || field !== 'customer');
  // Ids are the owner's own: nothing keeps two orders from having the same one.
  const keys = new Map(orders.map((order, index) => [order, String(index)]));
  return (
    <SortableTable
      caption={caption}
      captionHidden
      columns={[columnOf('id'), ...fields.map(columnOf)]}
      rows={orders}
      rowKey={(order) => keys.get(order) ?? order.id}
      sort={sort}
      onSort={onSort && ((key) => onSort(key as OrderField))}
    />
  );
}
