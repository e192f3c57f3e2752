/** What the owner writes of orders. */
import * as z from 'zod/mini';
import { business } from '../../src/content/business.ts';
import { FIRST_DAY, MAX_AMOUNT } from '../../src/domain/adminOrders.ts';
import { billingPeriods } from '../../src/domain/billingPeriod.ts';
import { dayIn, momentIn } from '../../src/domain/day.ts';
import { emailSchema } from '../../src/domain/email.ts';
import { formatPence } from '../../src/domain/money.ts';
import { handStatuses, IN_PROGRESS } from '../../src/domain/orderStatus.ts';
import { NAME_LENGTH } from '../../src/domain/textLength.ts';
import { ApiError } from '../ApiError.ts';
import { insertRow, type Queries } from '../database/database.ts';
import { numberOf } from './paymentOrders.ts';
import { findOffer } from './products.ts';
import { insertOrders } from './storedOrders.ts';

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

const keySchema = z.object({ orderId: z.nullable(z.string()) });

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
  const known = await queries.row(keySchema, 'select order_id from order_keys where key = $1', [
    id,
  ]);
  const current = known?.orderId ?? id;
  // As for an order whose facts are written: one waits for the other.
  await queries.execute('select from order_keys where key = $1 for update', [current]);
  const changed = await queries.execute(
    `update orders set status = $2, progress = $3
     where id = $1 and status = $4 and status = any($5)`,
    [current, status, status === IN_PROGRESS ? null : status, replaces, handStatuses],
  );
  if (changed > 0) return;
  const isKnown = await queries.execute('select from orders where id = $1', [current]);
  throw new ApiError(isKnown > 0 ? 'changed-meanwhile' : 'not-found');
}
