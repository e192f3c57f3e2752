import {
  type RowPlace,
  SortableTable,
  type SortableTableColumn,
  type TableSort,
  TextLink,
} from '../../../design-system';
import { type Order, type OrderField, orderFields, orderLabels } from '../../../domain/orders';
import { CustomerLink } from '../CustomerLink';
import { orderHref } from '../hrefs';
import { wrapsIfLong } from '../longText';
import { ShortDay } from '../ShortDay';
import { useIsConnected } from '../useIsConnected';
import { OrderStatusBadge } from './OrderStatusBadge';
import * as styles from './OrderTable.css';

type Column = Omit<SortableTableColumn<Order>, 'header'>;

/** The number of an order, as a link to it where a server keeps more than the row shows. */
function OrderId({ id }: Pick<Order, 'id'>) {
  const isConnected = useIsConnected();
  return (
    <span className={wrapsIfLong(id) ? undefined : styles.whole}>
      {isConnected ? (
        <TextLink coversRow href={orderHref(id)}>
          {id}
        </TextLink>
      ) : (
        id
      )}
    </span>
  );
}

/** The customer, as a link to the account where no page of the order has one. */
function Customer({ customer }: Pick<Order, 'customer'>) {
  return useIsConnected() ? <span>{customer}</span> : <CustomerLink name={customer} />;
}

function amountCell({ amount }: Order) {
  return (
    <span translate="no" className={wrapsIfLong(amount)}>
      {amount}
    </span>
  );
}

const columns: Readonly<Record<OrderField, Column>> = {
  id: {
    place: 'number',
    cell: ({ id }) => <OrderId id={id} />,
  },
  customer: { cell: ({ customer }) => <Customer customer={customer} />, place: 'name' },
  service: { cell: ({ service }) => service, place: 'title' },
  date: {
    cell: ({ date }) => <ShortDay date={date} />,
    nowrap: true,
    place: 'time',
  },
  amount: { cell: amountCell, align: 'end', place: 'amount' },
  status: { cell: ({ status }) => <OrderStatusBadge status={status} />, place: 'status' },
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
const placesOfOneCustomer: Partial<Record<OrderField, RowPlace>> = { id: 'title', service: 'name' };

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

/** A table of orders. On phones and tablets each order is two lines. */
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
    ...(isCustomerKnown && {
      width: widths[field],
      place: placesOfOneCustomer[field] ?? columns[field].place,
    }),
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
