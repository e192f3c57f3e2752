import * as z from 'zod/mini';
import { type Pence, pounds } from './money';
import { compareCodeUnits } from './timestamp';

/** The known statuses. Other tools may store others. */
export const orderStatuses = ['Completed', 'In Progress', 'Active'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export function isOrderStatus(status: string): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}

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
  /** One of `orderStatuses`, or any other text. */
  status: z.string().check(z.trim(), z.minLength(1)),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderField = keyof Order;

/** The labels of the fields, in tables and exports. */
export const orderLabels: Readonly<Record<OrderField, string>> = {
  id: 'Order',
  customer: 'Customer',
  service: 'Service',
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
};

/** The fields in the order in which they are shown. */
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

/** The text that a search of an order looks in: its fields and `more`, each in a line of its own. */
export function searchText(order: Order, ...more: string[]): string {
  return [...orderFields.map((field) => order[field]), ...more].join('\n').toLowerCase();
}

/**
 * Returns a search of these orders, which returns them in their given order. A query is words that
 * must all occur in the text of an order, regardless of case. An extended query finds only what the
 * query before it found, so the search looks through no more than that.
 */
export function createOrderSearch(
  orders: readonly Order[],
  textOf: (order: Order) => string = searchText,
): (query: string) => readonly Order[] {
  let known = { query: '', found: orders };
  return (text) => {
    const query = text.toLowerCase().trim();
    if (query === known.query) return known.found;
    const words = query.split(/\s+/);
    // A loop creates no function for each of many orders.
    const matches = (order: Order) => {
      const searched = textOf(order);
      for (const word of words) if (!searched.includes(word)) return false;
      return true;
    };
    const candidates = query.startsWith(known.query) ? known.found : orders;
    known = { query, found: candidates.filter(matches) };
    return known.found;
  };
}

export type SortDirection = 'ascending' | 'descending';

const { compare: compareTexts } = new Intl.Collator('en-GB', { numeric: true });

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

/** The figures of a list of orders. */
export interface OrderSummary {
  /** The sum of the amounts in pounds. */
  sum: Pence;
  /** The orders whose amount has no number, is in another currency or is too large. */
  uncounted: number;
  /** The oldest order that is in progress. */
  oldestInProgress: Order | undefined;
}

/** Reading an amount is slow, and a list is summarised at every key of a search. */
const readAmounts = new WeakMap<Order, Pence | null>();

function poundsOf(order: Order): Pence | null {
  const known = readAmounts.get(order);
  if (known !== undefined) return known;
  const pence = isOtherCurrency(order.amount) ? null : amountInPence(order.amount);
  readAmounts.set(order, pence);
  return pence;
}

function isOtherCurrency(amount: string): boolean {
  return !/£|\bGBP\b/.test(amount) && /\p{Sc}|\b[A-Z]{3}\b/u.test(amount);
}

export function summariseOrders(orders: readonly Order[]): OrderSummary {
  const summary: OrderSummary = { sum: 0, uncounted: 0, oldestInProgress: undefined };
  for (const order of orders) {
    const sum = summary.sum + (poundsOf(order) ?? Number.NaN);
    if (Number.isSafeInteger(sum)) summary.sum = sum;
    else summary.uncounted += 1;
    const { oldestInProgress: oldest } = summary;
    if (order.status === 'In Progress' && !(oldest && oldest.date <= order.date)) {
      summary.oldestInProgress = order;
    }
  }
  return summary;
}
