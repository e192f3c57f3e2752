/** The orders in the database. */
import * as z from 'zod/mini';
import {
  amountInPence,
  countedPence,
  type Order,
  orderSchema,
  searchText,
} from '../../src/domain/orders.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { insertRows, type Queries } from '../database/database.ts';

export const COLUMNS = 'id, customer, service, status, email_key, imported';
/** As the owner's file has them. */
export const POSITION = 'position, id';

const rowSchema = z.object({
  id: z.string(),
  customer: z.string(),
  service: z.string(),
  status: z.string(),
  emailKey: z.nullable(z.string()),
  imported: orderSchema,
});

type Row = z.infer<typeof rowSchema>;

/** The order of a row. Its day and its amount are written as in the owner's file. */
const toOrder = ({ id, customer, service, status, imported: { date, amount } }: Row): Order => ({
  id,
  customer,
  service,
  date,
  amount,
  status,
});

/** The schema of an order's row. */
export const storedOrderSchema = z.pipe(rowSchema, z.transform(toOrder));

export const readOrders = (queries: Queries) =>
  queries.rows(storedOrderSchema, `select ${COLUMNS} from orders order by ${POSITION}`);

/** Finds the orders of each of these email addresses, all of which must be confirmed. */
export async function readOrdersOf(queries: Queries, confirmedEmails: readonly string[]) {
  const rows = await queries.rows(
    rowSchema,
    `select ${COLUMNS} from orders where email_key = any($1) order by ${POSITION}`,
    [confirmedEmails.map(normaliseEmail)],
  );
  return (email: string) =>
    rows.filter(({ emailKey }) => emailKey === normaliseEmail(email)).map(toOrder);
}

const toRow = (order: Order, email: string | undefined) => ({
  id: order.id,
  customer: order.customer,
  email,
  emailKey: email && normaliseEmail(email),
  service: order.service,
  amount: amountInPence(order.amount),
  currency: countedPence(order) === null ? null : 'gbp',
  orderedAt: `${order.date}T00:00Z`,
  status: order.status,
  searched: searchText(order),
  imported: order,
});

/**
 * Adds orders of site data after those that are stored. One whose id is stored is left out.
 * Site data has no email address of a payer.
 */
export const insertOrders = (queries: Queries, orders: readonly Order[], email?: string) =>
  insertRows(
    queries,
    'orders',
    orders.map((order) => toRow(order, email)),
  );
