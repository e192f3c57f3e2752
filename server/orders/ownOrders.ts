/** What the owner writes of orders. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { FIRST_DAY, MAX_AMOUNT } from '../../src/domain/adminOrders.ts';
import { billingPeriods } from '../../src/domain/billingPeriod.ts';
import { dayIn, formatDay, momentIn } from '../../src/domain/day.ts';
import { emailSchema } from '../../src/domain/email.ts';
import { formatPence } from '../../src/domain/money.ts';
import { orderMoney } from '../../src/domain/orderMoney.ts';
import { handStatuses, IN_PROGRESS, type OrderStatus } from '../../src/domain/orderStatus.ts';
import { NAME_LENGTH, REASON_LENGTH } from '../../src/domain/textLength.ts';
import { ApiError } from '../ApiError.ts';
import { insertRow, type Queries } from '../database/database.ts';
import { lockRow } from './orderRow.ts';
import { numberOf } from './paymentOrders.ts';
import { findOffer } from './products.ts';
import { insertOrders } from './storedOrders.ts';

/** Of an order of which nothing is left. */
const REFUNDED: OrderStatus = 'Refunded';

/** An order that was paid outside the payment provider, such as by bank transfer. */
export const ownOrderSchema = z.object({
  customer: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH)),
  email: emailSchema,
  product: z.string(),
  period: z.nullable(z.enum(billingPeriods)),
  /** In pence: at most £999,999.99. */
  amount: z.int().check(z.gte(1), z.lte(MAX_AMOUNT)),
  paidOn: z.iso.date().check(z.refine((day) => day >= FIRST_DAY)),
});

/**
 * Stores an order in pounds, once for each key, and resolves with its id and with whether it is new.
 * Fails with `invalid` if nothing of this name is sold, and for a day that is still to come.
 */
export async function addOwnOrder(
  queries: Queries,
  key: string,
  { customer, email, product, period, amount, paidOn }: z.infer<typeof ownOrderSchema>,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const offer = findOffer(product, period);
  if (!offer) throw new ApiError('invalid', { fields: ['product'] });
  if (paidOn > dayIn(business.timeZone, now)) throw new ApiError('invalid', { fields: ['paidOn'] });
  const id = numberOf(`by hand ${key}`);
  const order = {
    id,
    customer,
    service: offer.service,
    date: paidOn,
    amount: formatPence(amount),
    status: IN_PROGRESS,
  };
  const sold = { product, period: offer.period };
  if ((await insertOrders(queries, [order], { email, ...sold })) === 0) return { id, isNew: false };
  await insertRow(queries, 'order_entries', {
    orderId: id,
    kind: 'payment',
    id,
    amount,
    description: offer.service,
    at: momentIn(business.timeZone, paidOn),
  });
  return { id, isNew: true };
}

const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_LENGTH));
/** What was left of it when the owner chose, so that another tab's correction is not overlooked. */
const left = z.optional(z.int());
const moved = {
  left,
  amount: ownOrderSchema.shape.amount,
  day: ownOrderSchema.shape.paidOn,
};
/** What is corrected of an order by hand. Voiding takes all back that is left of it. */
export const correctionSchemas = {
  refunds: z.object({ ...moved, reason }),
  payments: z.object({
    ...moved,
    reference: z._default(z.string().check(z.trim(), z.maxLength(REASON_LENGTH)), ''),
  }),
  void: z.object({ left, reason }),
};

interface Correction {
  kind: 'payment' | 'refund';
  /** One is stored for each. */
  key: string;
  /** Default: all that is left. */
  amount?: number;
  /** Default: today. */
  day?: string;
  note: string;
  left?: number | undefined;
}

/** When money has moved on a typed day: now if it is today. Fails with `invalid` for a day to come. */
export function momentOfDay(day: string, now: Date): Date {
  const today = dayIn(business.timeZone, now);
  if (day > today) throw new ApiError('invalid', { fields: ['day'] });
  return day === today ? now : new Date(momentIn(business.timeZone, day));
}

const leftSchema = z.object({ left: z.coerce.number() });

/** In SQL: what was left of the order on this day of a time zone. */
const LEFT_ON = `select coalesce(sum(case kind when 'payment' then amount else -amount end), 0) as left
  from order_entries where order_id = $1 and to_char(at at time zone $2, 'YYYY-MM-DD') <= $3`;

/**
 * Adds a payment or a refund to an order by hand, and resolves with its sum, its day and its note in words; null
 * if it is stored already. Fails with `not-found`, with `invalid` for a day to come, for more than is left, and for
 * more than was there on the day; and with `changed-meanwhile` if nothing or not `left` is left, and for any other order.
 */
export async function correctOrder(
  queries: Queries,
  id: string,
  { kind, key, note, left, ...given }: Correction,
  now: Date,
): Promise<string | null> {
  const order = await lockRow(queries, id);
  // Site data does not name the product.
  if (!order.imported || !order.product) throw new ApiError('changed-meanwhile');
  const entryId = numberOf(`by hand ${key}`);
  const known = 'select from order_entries where order_id = $1 and kind = $2 and id = $3';
  if ((await queries.execute(known, [id, kind, entryId])) > 0) return null;
  const { amount = order.paid - order.refunded, day = dayIn(business.timeZone, now) } = given;
  const at = momentOfDay(day, now);
  const paid = order.paid + (kind === 'payment' ? amount : 0);
  const refunded = order.refunded + (kind === 'refund' ? amount : 0);
  if (amount === 0 || (left ?? order.paid - order.refunded) !== order.paid - order.refunded)
    throw new ApiError('changed-meanwhile');
  if (refunded > paid) throw new ApiError('invalid', { fields: ['amount'] });
  if (kind === 'refund') {
    const then = await queries.one(leftSchema, LEFT_ON, [id, business.timeZone, day]);
    if (then.left < amount) throw new ApiError('invalid', { fields: ['day'] });
  }
  await insertRow(queries, 'order_entries', {
    orderId: id,
    kind,
    id: entryId,
    amount,
    at,
    status: kind === 'refund' ? 'succeeded' : null,
    note,
    description: kind === 'payment' ? order.service : null,
  });
  const { state } = orderMoney({ paid, refunded, lost: 0 }, true);
  await queries.execute(
    `update orders set paid = $2, refunded = $3, money = $4, status = coalesce($5, progress, $6),
       receipts_due = $7
     where id = $1`,
    [id, paid, refunded, state, state === 'returned' ? REFUNDED : null, IN_PROGRESS, now],
  );
  return `${formatPence(amount)} on ${formatDay(day)}${note && `, ${note}`}`;
}

const keySchema = z.object({ orderId: z.nullable(z.string()) });

/** The order that this id leads to, locked as one whose facts are written: one waits for the other. */
export async function lockCurrent({ row, execute }: Queries, id: string): Promise<string> {
  const known = await row(keySchema, 'select order_id from order_keys where key = $1', [id]);
  const current = known?.orderId ?? id;
  await execute('select from order_keys where key = $1 for update', [current]);
  return current;
}

export const progressSchema = z.object({
  status: z.enum(handStatuses),
  /** What it was when the owner chose. */
  replaces: z.string(),
});

/**
 * Sets how far a package is. Fails with `changed-meanwhile` if the order has another status by now than the one
 * that is replaced, or one that follows from payments, and with `not-found` if there is no such order.
 */
export async function setProgress(
  queries: Queries,
  id: string,
  { status, replaces }: z.infer<typeof progressSchema>,
): Promise<void> {
  const current = await lockCurrent(queries, id);
  const changed = await queries.execute(
    `update orders set status = $2, progress = $3
     where id = $1 and status = $4 and status = any($5)`,
    [current, status, status === IN_PROGRESS ? null : status, replaces, handStatuses],
  );
  if (changed > 0) return;
  const isKnown = await queries.execute('select from orders where id = $1', [current]);
  throw new ApiError(isKnown > 0 ? 'changed-meanwhile' : 'not-found');
}
