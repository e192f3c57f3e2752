/** The row of an order. What is read of it is picked from here. */
import * as z from 'zod/mini';
import { billingPeriods } from '../../src/domain/billingPeriod.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import { isoDate } from '../database/database.ts';

const text = z.nullable(z.string());
const moment = z.nullable(isoDate);

export const orderRow = z.object({
  id: z.string(),
  customer: z.string(),
  email: text,
  emailKey: text,
  address: z.string(),
  accountId: text,
  service: z.string(),
  product: text,
  period: z.nullable(z.enum(billingPeriods)),
  /** In pence, as are `paid` and `refunded`. */
  amount: z.nullable(z.coerce.number()),
  currency: text,
  paid: z.coerce.number(),
  refunded: z.coerce.number(),
  orderedAt: z.nullable(z.date()),
  status: z.string(),
  /** The status that the owner has set, unless it is that of a new order. */
  progress: text,
  isSubscription: z.boolean(),
  nextPayment: moment,
  endsOn: moment,
  /** The provider's ids of the checkouts that bought it. */
  purchases: z.array(z.string()),
  link: text,
  livemode: z.boolean(),
  /** Null for an order that payments have made. */
  imported: z.nullable(orderSchema),
  forgottenAt: z.nullable(z.date()),
});

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
