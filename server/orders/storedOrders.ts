/** The orders in the database. */
import { comparableName } from '../../src/domain/accounts.ts';
import {
  amountInPence,
  countedPence,
  type Order,
  orderFields,
  orderSchema,
  searchText,
} from '../../src/domain/orders.ts';
import { insertRows, type Queries } from '../database/database.ts';

export const COLUMNS = orderFields.join(', ');
/** As the owner's file has them. */
export const POSITION = 'position, id';

export const readOrders = (queries: Queries) =>
  queries.rows(orderSchema, `select ${COLUMNS} from orders order by ${POSITION}`);

/** The orders in these customers' names. */
export const readOrdersOf = (queries: Queries, customers: readonly string[]) =>
  queries.rows(
    orderSchema,
    `select ${COLUMNS} from orders where customer_key = any($1) order by ${POSITION}`,
    [customers.map(comparableName).filter(Boolean)],
  );

/** What is searched, sorted and summed by. SQL cannot compute it. */
const derived = (order: Order) => ({
  searched: searchText(order),
  customerKey: comparableName(order.customer),
  pence: amountInPence(order.amount),
  countedPence: countedPence(order),
});

/** Adds orders after those that are stored. One whose id is stored is left out. */
export const insertOrders = (queries: Queries, orders: readonly Order[]) =>
  insertRows(
    queries,
    'orders',
    orders.map((order) => ({ ...order, ...derived(order) })),
  );
