import * as z from 'zod/mini';
import { formatDay } from './day';
import { foldText } from './listQuery';
import { type Pence, pounds } from './money';
import { IN_PROGRESS } from './orderStatus';
import { compareTexts, type SortDirection } from './sort';
import { compareCodeUnits } from './timestamp';

/** A customer's purchase. */
export const orderSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** The customer's name, which matches the order to an account. */
  customer: z.string(),
  service: z.string(),
  /** The day, as YYYY-MM-DD. */
  date: z.iso.date(),
  /** Text with its currency: '£179.00'. */
  amount: z.string(),
  /** An `OrderStatus`, or any other text, which may be blank. */
  status: z.string().check(z.trim()),
});

export type Order = z.infer<typeof orderSchema>;

/** An order with what a server knows of it, unless it is of site data. Sums are whole minor units. */
export const exportedOrderSchema = z.extend(orderSchema, {
  email: z.optional(z.nullable(z.string())),
  /** The id of a package or a plan, with its period. */
  product: z.optional(z.string()),
  currency: z.optional(z.nullable(z.string())),
  paid: z.optional(z.int()),
  returned: z.optional(z.int()),
});

export type ExportedOrder = z.infer<typeof exportedOrderSchema>;
export type OrderField = keyof Order;

export const orderLabels: Readonly<Record<OrderField, string>> = {
  id: 'Order',
  customer: 'Customer',
  service: 'Service',
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
};

export const orderFields = Object.keys(orderLabels) as OrderField[];

/**
 * The sum in an amount such as '£1,250.00' or '£2.49 a month'. Null without a number, or if the
 * number is too large to be exact in pence.
 */
export function amountInPence(amount: string): Pence | null {
  const [, sign, number = ''] = writtenSum.exec(amount) ?? [];
  if (number === '') return null;
  const pence = pounds(Number(number.replaceAll(',', '')));
  if (!Number.isSafeInteger(pence)) return null;
  return sign ? 0 - pence : pence;
}

/** An optional minus before the sum or its currency, and the sum. */
const writtenSum =
  /([-−]\s*(?:(?:\p{Sc}|[A-Z]{3})\s*)?|\p{Sc}\s*[-−]\s*)?(\d[\d,]*(?:\.\d+)?|\.\d+)/u;

/** The text that a search of an order looks in: its fields and the day as it is displayed. */
export const searchText = (order: Order): string =>
  foldText([...orderFields.map((field) => order[field]), formatDay(order.date)].join('\n'));

/**
 * Sorts orders by one field. Numbers in names and ids are compared by value, amounts as sums. The
 * sort is stable, and amounts without a number come last in either direction.
 */
export function sortOrders(
  orders: readonly Order[],
  field: OrderField,
  direction: SortDirection = 'ascending',
): Order[] {
  const factor = direction === 'ascending' ? 1 : -1;
  if (field !== 'amount') {
    const compare = field === 'date' ? compareCodeUnits : compareTexts;
    return [...orders].sort((a, b) => factor * compare(a[field], b[field]));
  }
  return orders
    .map((order) => ({ order, pence: amountInPence(order.amount) }))
    .sort((a, b) => {
      if (a.pence === null || b.pence === null) {
        return Number(a.pence === null) - Number(b.pence === null);
      }
      return factor * (a.pence - b.pence);
    })
    .map(({ order }) => order);
}

/** How many orders a server adds up with each page of the list. */
export const MAX_SUMMED = 10_000;

export const orderSummarySchema = z.object({
  /** The sum of the amounts in pounds, in pence. Null of more than a server adds up, `MAX_SUMMED`. */
  sum: z.nullable(z.number()),
  /** The orders whose amount has no number, is in another currency or is too large. */
  uncounted: z.number(),
  oldestInProgress: z.optional(orderSchema),
});

export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** The amount, unless it is in another currency or has no number. */
export const countedPence = ({ amount }: Order): Pence | null =>
  isOtherCurrency(amount) ? null : amountInPence(amount);

function isOtherCurrency(amount: string): boolean {
  return !/£|\bGBP\b/.test(amount) && /\p{Sc}|\b[A-Z]{3}\b/u.test(amount);
}

export function summariseOrders(orders: readonly Order[]): OrderSummary {
  const summary = { sum: 0, uncounted: 0, oldestInProgress: undefined as Order | undefined };
  for (const order of orders) {
    const sum = summary.sum + (countedPence(order) ?? Number.NaN);
    if (Number.isSafeInteger(sum)) summary.sum = sum;
    else summary.uncounted += 1;
    const { oldestInProgress: oldest } = summary;
    if (order.status === IN_PROGRESS && !(oldest && oldest.date <= order.date)) {
      summary.oldestInProgress = order;
    }
  }
  return summary;
}
