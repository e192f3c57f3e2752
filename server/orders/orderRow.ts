/** The row of an order. What is read of it is picked from here. */
import * as z from 'zod/mini';
import { billingPeriods } from '../../src/domain/billingPeriod.ts';
import { orderMoneySchema } from '../../src/domain/orderMoney.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import { receiptLineSchema } from '../../src/domain/receipt.ts';
import { ApiError } from '../ApiError.ts';
import { columns, isoDate, type Queries } from '../database/database.ts';

const text = z.nullable(z.string());
const moment = z.nullable(isoDate);

export const orderRow = z.object({
  id: z.string(),
  customer: z.string(),
  email: text,
  emailKey: text,
  address: z.string(),
  business: text,
  phone: text,
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  accountId: text,
  service: z.string(),
  product: text,
  period: z.nullable(z.enum(billingPeriods)),
  quantity: z.nullable(z.number()),
  lines: z.array(receiptLineSchema),
  /** In pence, as are `paid`, `refunded` and `lost`. */
  amount: z.nullable(z.coerce.number()),
  currency: text,
  paid: z.coerce.number(),
  refunded: z.coerce.number(),
  lost: z.coerce.number(),
  money: orderMoneySchema.shape.state,
  orderedAt: z.nullable(z.date()),
  status: z.string(),
  /** The status that the owner has set, unless it is that of a new order. */
  progress: text,
  isSubscription: z.boolean(),
  /** The provider's status of the subscription that nobody knows yet. */
  unknownState: text,
  nextPayment: moment,
  nextAmount: z.nullable(z.coerce.number()),
  endsOn: moment,
  /** The provider's ids of the checkouts that bought it. */
  purchases: z.array(z.string()),
  link: text,
  livemode: z.boolean(),
  countsIn: z.string(),
  /** Null for an order that payments have made. */
  imported: z.nullable(orderSchema),
  forgottenAt: z.nullable(z.date()),
  isConfirmed: z.boolean(),
  receiptsDue: z.nullable(z.date()),
  ownEmail: text,
});

/** The order with this id, locked until the transaction ends. Fails with `not-found`. */
export async function lockRow(queries: Queries, id: string) {
  const locked = `select ${columns(orderRow)} from orders where id = $1 for update`;
  const row = await queries.row(orderRow, locked, [id]);
  if (!row) throw new ApiError('not-found');
  return row;
}

/** What every list has of it. */
export const listed = {
  id: true,
  customer: true,
  service: true,
  status: true,
  emailKey: true,
  imported: true,
  amount: true,
  currency: true,
  orderedAt: true,
} as const;
