import {
  SortableTable,
  type SortableTableColumn,
  type TableSort,
  TextLink,
  VisuallyHidden,
} from '../../../design-system';
import type { OwnersOrder } from '../../../domain/orderList';
import { type Order, type OrderField, orderLabels } from '../../../domain/orders';
import { needsOwner } from '../../../domain/today';
import { useIsConnected } from '../connected/useIsConnected';
import { accountsHref, entryHref } from '../kinds/hrefs';
import { wrapsIfLong } from '../rows/longText';
import { OrderStatusBadge } from '../rows/OrderStatusBadge';
import { ShortDay } from '../rows/ShortDay';
import * as styles from './orders.css';

type Column = Omit<SortableTableColumn<OwnersOrder>, 'header'>;

interface OrderLinkProps {
  order: Order;
  /** Its name is what was bought. */
  isCustomerKnown?: boolean;
}

/** The customer of an order. It leads to the order, or without a server to the account. */
function OrderLink({ order: { id, customer, service }, isCustomerKnown = false }: OrderLinkProps) {
  const isConnected = useIsConnected();
  const hasName = customer.trim() !== '';
  const name = isCustomerKnown ? service : customer;
  const title = (
    <span translate={name && !isCustomerKnown ? 'no' : undefined}>{name || 'No name'}</span>
  );
  const words = isConnected || isCustomerKnown || !hasName ? `, ${id}` : `, ${id}, account`;
  const isLink = isConnected || (!isCustomerKnown && hasName);
  const text = (
    <span className={styles.name}>
      {title}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
  if (!isLink) return text;
  return (
    <TextLink coversRow href={isConnected ? entryHref('order', id) : accountsHref(customer)}>
      {text}
    </TextLink>
  );
}

/** On phones and tablets in lines after its service, which has a column on wide screens. */
function codeCell({ id, service }: Order, isCustomerKnown = false) {
  const hasService = !isCustomerKnown && service;
  return (
    <>
      {hasService && (
        <>
          <span className={styles.service}>{service}</span>{' '}
        </>
      )}
      <span className={hasService ? styles.number : styles.code}>
        <span translate="no" className={wrapsIfLong(id) ? undefined : styles.whole}>
          {id}
        </span>
      </span>
    </>
  );
}

function amountCell({ amount }: Order) {
  return (
    <span translate="no" className={wrapsIfLong(amount)}>
      {amount}
    </span>
  );
}

const columns: Readonly<Record<OrderField, Column>> = {
  id: { cell: (order) => codeCell(order), place: 'title' },
  customer: { cell: (order) => <OrderLink order={order} />, place: 'name' },
  service: { cell: ({ service }) => service, place: 'none' },
  date: {
    cell: ({ date }) => <ShortDay date={date} />,
    nowrap: true,
    place: 'time',
  },
  amount: { cell: amountCell, align: 'end', place: 'amount' },
  status: { cell: (order) => <OrderStatusBadge order={order} />, place: 'status' },
};

function columnOf(field: OrderField): SortableTableColumn<OwnersOrder> {
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

/** Without the customer, the service is the name. */
const columnsOfOneCustomer: Partial<Record<OrderField, Partial<Column>>> = {
  id: { cell: (order) => codeCell(order, true) },
  service: { cell: (order) => <OrderLink order={order} isCustomerKnown />, place: 'name' },
};

/** The columns after the customer and the service. */
const known = ['date', 'amount', 'status', 'id'] as const;

export interface OrderTableProps {
  caption: string;
  orders: readonly OwnersOrder[];
  isCustomerKnown?: boolean;
  /** The current sort order. With `onSort`, the headers are buttons. */
  sort?: TableSort;
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
  const naming = isCustomerKnown ? 'service' : 'customer';
  const others: readonly OrderField[] = isCustomerKnown ? known : ['service', ...known];
  const column = (field: OrderField) => ({
    ...columnOf(field),
    ...(isCustomerKnown && {
      width: widths[field],
      ...columnsOfOneCustomer[field],
    }),
  });
  // Other tools write the orders, so two of them may have the same id.
  const keys = new Map(orders.map((order, index) => [order, String(index)]));
  return (
    <SortableTable
      caption={caption}
      captionHidden
      long={!isCustomerKnown}
      columns={[column(naming), ...others.map(column)]}
      isUnread={isCustomerKnown ? undefined : needsOwner}
      unreadWord="Needs you:"
      rows={orders}
      rowKey={(order) => keys.get(order) ?? order.id}
      sort={sort}
      onSort={onSort && ((key) => onSort(key as OrderField))}
    />
  );
}
