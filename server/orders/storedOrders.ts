import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { packages } from '../../src/content/catalogue.ts';
import type { AdminOrder } from '../../src/domain/adminOrders.ts';
import { formatAmount } from '../../src/domain/amount.ts';
import { isCheckoutId } from '../../src/domain/checkoutSession.ts';
import { dayIn, momentIn } from '../../src/domain/day.ts';
import { type Job, nextStep } from '../../src/domain/nextStep.ts';
import { nextStepSchema } from '../../src/domain/nextStepSchema.ts';
import type { OwnersOrder } from '../../src/domain/orderList.ts';
import type { OrderMoney } from '../../src/domain/orderMoney.ts';
import { handStatuses } from '../../src/domain/orderStatus.ts';
import {
  amountInPence,
  countedPence,
  type ExportedOrder,
  type Order,
  searchText,
} from '../../src/domain/orders.ts';
import { normaliseEmail } from '../../src/domain/user.ts';
import { columns, insertRows, isoDate, type Queries } from '../database/database.ts';
import { listed, orderRow } from './orderRow.ts';

/** As the owner's file has them. */
export const POSITION = 'position, id';

/** In SQL: the order that this id leads to, which may have been joined with another one. */
export const currentId = (id: string) =>
  `coalesce((select order_keys.order_id from order_keys where key = ${id}), ${id})`;

/** In SQL: the ids that these orders have, and have had. */
export const idsOf = (ids: string) =>
  `array(select key from order_keys where order_keys.order_id = any(${ids})) || ${ids}`;

const listedRow = z.pick(orderRow, listed);

type Row = z.infer<typeof listedRow>;

/** The order of a row. The day and the amount of one of site data are written as in the owner's file. */
export const toOrder = ({ id, customer, service, status, imported, ...typed }: Row): Order => ({
  id,
  customer,
  service,
  date: imported?.date ?? (typed.orderedAt ? dayIn(business.timeZone, typed.orderedAt) : ''),
  amount: imported?.amount ?? formatAmount(typed.amount ?? 0, typed.currency ?? 'gbp'),
  status,
});

const storedOrderSchema = z.pipe(listedRow, z.transform(toOrder));

const moneyRow = z.pick(orderRow, { paid: true, refunded: true, lost: true, money: true });

/** What became of the money of a row. */
export const moneyOf = ({ paid, refunded, lost, money }: z.infer<typeof moneyRow>): OrderMoney => ({
  paid,
  refunded,
  lost,
  state: money,
});

const ownersRow = z.extend(z.pick(orderRow, { ...listed, product: true }), moneyRow.shape);

export const isPackage = ({ product, period }: Record<'product' | 'period', string | null>) =>
  period === null && packages.some(({ id }) => id === product);

/** What whose turn it is depends on. */
export const stepRow = z.extend(
  ownersRow,
  z.pick(orderRow, {
    period: true,
    isSubscription: true,
    nextPayment: true,
    endsOn: true,
    purchases: true,
  }).shape,
);

/** Whose turn it is of a row, with what else is known of it. */
export function nextStepOf(
  row: z.infer<typeof stepRow>,
  {
    disputeDueBy,
    ...known
  }: Pick<Job, 'isAnswered' | 'ticket'> & { disputeDueBy?: string | null | undefined },
  now: Date,
) {
  const order = {
    ...row,
    money: moneyOf(row),
    date: row.orderedAt?.toISOString() ?? toOrder(row).date,
    isPackage: isPackage(row),
    isUnassigned: row.product === null && row.imported === null,
    disputeDueBy,
  };
  return nextStepSchema.parse(nextStep({ ...known, order }, business, now));
}

/** An order of the owner's list: the schema of its row, and what that reads. */
export const ownersOrder = {
  row: z.pipe(
    ownersRow,
    z.transform(
      (row): OwnersOrder => ({
        ...toOrder(row),
        currency: row.currency,
        money: moneyOf(row),
        ...(row.product === null && !row.imported && { isUnassigned: true }),
      }),
    ),
  ),
  columns: columns(ownersRow),
};

const exportedRow = z.pick(orderRow, {
  ...listed,
  email: true,
  product: true,
  period: true,
  paid: true,
  refunded: true,
});

/** The rows of an export. Those of site data are as in the owner's file. */
export const exportedRows = {
  columns: columns(exportedRow),
  row: z.pipe(
    exportedRow,
    z.transform((row): ExportedOrder => {
      const { email, product, period, currency, paid, refunded: returned } = row;
      const name = [product, period].filter(Boolean).join(' ');
      const isOfSiteData = row.imported && !product;
      return {
        ...toOrder(row),
        ...(!isOfSiteData && { email, product: name, currency, paid, returned }),
      };
    }),
  ),
};

/** In SQL: an order of site data, or of real money of our own account. */
export const IS_REAL = "counts_in in ('both', 'live')";

/** In SQL: the sum that an entry has moved; 0 if it came to nothing. */
export const MOVED = `case when order_entries.status in ('failed', 'canceled') then 0
  when kind = 'dispute' then order_entries.lost else order_entries.amount end`;

const COLUMNS = columns(listedRow);

export const readOrders = (queries: Queries) =>
  queries.rows(
    storedOrderSchema,
    `select ${COLUMNS} from orders where ${IS_REAL} order by ${POSITION}`,
  );

/** In SQL: how many of them each email address has. */
export const ORDER_COUNTS = `(select email_key, count(*) as order_count from orders
  where ${IS_REAL} group by email_key) as order_counts`;

/** Finds the orders of each of these email addresses, all of which must be confirmed. */
export async function readOrdersOf(queries: Queries, confirmedEmails: readonly string[]) {
  const rows = await queries.rows(
    listedRow,
    `select ${COLUMNS} from orders where email_key = any($1) and ${IS_REAL} order by ${POSITION}`,
    [confirmedEmails.map(normaliseEmail)],
  );
  return (email: string) =>
    rows.filter(({ emailKey }) => emailKey === normaliseEmail(email)).map(toOrder);
}

/** What the owner's orders by hand have, but not those of site data. */
interface Sold {
  email: string;
  product?: string;
  period?: string | null;
}

const toRow = (order: Order, { email, product, period }: Partial<Sold>) => ({
  id: order.id,
  customer: order.customer,
  email,
  emailKey: email && normaliseEmail(email),
  product,
  period,
  service: order.service,
  amount: amountInPence(order.amount),
  currency: countedPence(order) === null ? null : 'gbp',
  orderedAt: momentIn(business.timeZone, order.date),
  status: order.status,
  searched: searchText(order),
  imported: order,
  paid: countedPence(order) ?? 0,
  // Paid by hand, and not those of site data.
  receiptsDue: email ? new Date() : null,
});

/** Adds orders after those that are stored. One whose id is stored is left out. Resolves with how many were new. */
export const insertOrders = (
  queries: Queries,
  orders: readonly Order[],
  sold: Partial<Sold> = {},
) =>
  insertRows(
    queries,
    'orders',
    orders.map((order) => toRow(order, sold)),
  );

const detailSchema = z.omit(orderRow, {
  accountId: true,
  address: true,
  forgottenAt: true,
  isConfirmed: true,
  ownEmail: true,
  progress: true,
  receiptsDue: true,
});
const entrySchema = z.object({
  kind: z.string(),
  description: z.nullable(z.string()),
  id: z.string(),
  amount: z.coerce.number(),
  at: z.nullable(isoDate),
  status: z.string(),
  dueBy: z.nullable(isoDate),
  note: z.string(),
  keys: z.array(z.string()),
});

/** An order with its money, also by an id that it had before it was joined with another one. */
export async function readDetails(queries: Queries, id: string) {
  const row = await queries.row(
    detailSchema,
    `select ${columns(detailSchema)} from orders where id = ${currentId('$1')}`,
    [id],
  );
  if (!row) return null;
  const entries = await queries.rows(
    entrySchema,
    `select ${columns(entrySchema, { status: `coalesce(status, '')` })} from order_entries where order_id = $1
     order by at, id collate "C"`,
    [row.id],
  );
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  const { emailKey, imported, orderedAt, livemode, isSubscription, purchases, ...details } = row;
  const { money, lost, countsIn, ...known } = details;
  const { currency } = row;
  const order: AdminOrder['order'] = {
    ...known,
    ...toOrder(row),
    money: moneyOf(row),
    isSetAside: countsIn === 'none',
    mode: livemode ? 'live' : 'test',
    // Site data does not name the product.
    source: imported ? (row.product ? 'hand' : 'imported') : 'payments',
    byHand: handStatuses.some((status) => status === row.status),
  };
  return {
    order,
    payments: of('payment').map(({ id, at, amount, keys, description, note }) => ({
      ...{ id, at, amount, currency, keys, description },
      ...(note && { note }),
    })),
    refunds: of('refund').map(({ id, amount, status, at, note }) => ({
      ...{ id, amount, status, at },
      ...(note && { note }),
    })),
    disputes: of('dispute').map(({ id, amount, status, dueBy }) => ({ id, amount, status, dueBy })),
    isSubscription,
    purchases,
    nextStep: (ticket: Job['ticket'], now: Date) =>
      nextStepOf(
        row,
        // Without a checkout there is no questionnaire to answer.
        {
          ticket,
          isAnswered: !purchases.some(isCheckoutId),
          disputeDueBy: of('dispute')
            .flatMap(({ dueBy }) => dueBy ?? [])
            .sort()[0],
        },
        now,
      ),
  };
}
