/** The owner's view of one order. Sums are whole minor units of its currency. */
import * as z from 'zod/mini';
import { billingPeriods } from './catalogue';
import { orderSchema } from './orders';

const moment = z.nullable(z.iso.datetime());
const sum = z.int();
const period = z.nullable(z.enum(billingPeriods));

/** Real money, or that of the payment provider's test mode. */
const orderModes = ['live', 'test'] as const;
export type OrderMode = (typeof orderModes)[number];

/** The statuses that the owner sets. All others follow from payments. */
export const handStatuses = ['In Progress', 'Completed'] as const;
export type HandStatus = (typeof handStatuses)[number];

/** What comes of a payment, with the provider's id. */
const claim = { id: z.string(), amount: sum, status: z.string() };

/** An order with everything that the owner knows of it. */
export const adminOrderSchema = z.object({
  order: z.extend(orderSchema, {
    email: z.nullable(z.string()),
    /** The id of a package or a plan; null while it is not known. */
    product: z.nullable(z.string()),
    period,
    /** Such as 'gbp'; null if the amount has none that is known. */
    currency: z.nullable(z.string()),
    paid: sum,
    refunded: sum,
    /** While a payment is overdue, the moment that was missed. */
    nextPayment: moment,
    endsOn: moment,
    /** The id of the payment link that it came through. */
    link: z.nullable(z.string()),
    mode: z.enum(orderModes),
    source: z.enum(['payments', 'hand', 'imported']),
    /** Whether the status is one that the owner sets. */
    byHand: z.boolean(),
  }),
  payments: z.array(z.object({ id: z.string(), at: moment, amount: sum, currency: z.string() })),
  refunds: z.array(z.object(claim)),
  disputes: z.array(z.object({ ...claim, dueBy: moment })),
  /** The customer's account. */
  account: z.nullable(z.object({ id: z.string(), name: z.string() })),
  tickets: z.array(z.object({ id: z.string(), title: z.string() })),
  isSubscription: z.boolean(),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;

const monthSchema = z.object({
  /** As YYYY-MM. */
  month: z.string(),
  sum,
  /** The largest sum first. */
  products: z.array(z.object({ service: z.string(), sum })),
  /** Without the days on which no money moved. */
  days: z.array(z.object({ day: z.iso.date(), sum })),
});

/** What arrived in pounds, minus what went back: this month and the last one. */
export const orderFiguresSchema = z.object({ months: z.tuple([monthSchema, monthSchema]) });
export type OrderFigures = z.infer<typeof orderFiguresSchema>;
