import * as z from 'zod/mini';
import { type Pence, pounds } from './money';

/** How far an order has come, in the specification's words (spec §3). Others may be stored. */
export const orderStatuses = ['Completed', 'In Progress', 'Active'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether a status is one of the specification's. */
export function isOrderStatus(status: string): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}

/** What a customer has bought (spec §3). */
export const orderSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** A name, by which the order belongs to an account. */
  customer: z.string(),
  service: z.string(),
  /** The day, as YYYY-MM-DD. */
  date: z.iso.date(),
  /** Text with its currency: '£179.00'. */
  amount: z.string(),
  /** One of `orderStatuses`, or what another tool has written there (spec §4: anything else). */
  status: z.string().check(z.trim(), z.minLength(1)),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderField = keyof Order;

/** What each field is called, in tables and in exports. */
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

/** The list's beginning, where none is stored (spec §3). The amounts are the catalogue's. */
export const sampleOrders: readonly Order[] = [
  {
    id: 'ORD-001',
    customer: 'Eleanor Whitby',
    service: 'Standard Website',
    date: '2026-01-12',
    amount: '£179.00',
    status: 'Completed',
  },
  {
    id: 'ORD-002',
    customer: 'Tom Ashworth',
    service: 'Ecommerce Website',
    date: '2026-02-09',
    amount: '£249.00',
    status: 'In Progress',
  },
  {
    id: 'ORD-003',
    customer: 'Priya Nair',
    service: 'Ultimate Hosting (yearly)',
    date: '2026-02-23',
    amount: '£70.11',
    status: 'Active',
  },
];

/**
 * The sum in an amount as a British writer gives it: '£1,250.00', '£2.49 a month'. Null where
 * there is no number in it, or none that can be counted in pence.
 */
export function amountInPence(amount: string): Pence | null {
  const [, sign, number = ''] = writtenSum.exec(amount) ?? [];
  if (number === '') return null;
  const pence = pounds(Number(number.replaceAll(',', '')));
  if (!Number.isSafeInteger(pence)) return null;
  return sign ? 0 - pence : pence;
}

/** A minus right before the sum or its currency, if there is one, and the sum. */
const writtenSum = /([-−]\s*(?:\p{Sc}|[A-Z]{3})?\s*|\p{Sc}\s*[-−]\s*)?(\d[\d,]*(?:\.\d+)?|\.\d+)/u;

export interface OrderQuery {
  /** Words that all have to be in the order, in whatever field and in whatever case. */
  text?: string;
  /** Only orders that have come so far; `other` are those with a status of their own. */
  status?: OrderStatus | 'other' | undefined;
}

/** The orders that answer a query, in the order in which they were. */
export function findOrders(orders: readonly Order[], { text = '', status }: OrderQuery): Order[] {
  // Without words there is the empty one, which is in every field.
  const words = text.toLowerCase().trim().split(/\s+/);
  return orders.filter((order) => {
    const known = isOrderStatus(order.status) ? order.status : 'other';
    if (status && status !== known) return false;
    const fields = orderFields.map((field) => order[field].toLowerCase());
    return words.every((word) => fields.some((field) => field.includes(word)));
  });
}

export type SortDirection = 'ascending' | 'descending';

const { compare: compareTexts } = new Intl.Collator('en-GB', { numeric: true });

/**
 * The orders sorted by one field: names and ids as people count, amounts as sums. Equal ones stay
 * as they were, and amounts without a number come last in either direction.
 */
export function sortOrders(
  orders: readonly Order[],
  field: OrderField,
  direction: SortDirection = 'ascending',
): Order[] {
  const factor = direction === 'ascending' ? 1 : -1;
  if (field !== 'amount') {
    return [...orders].sort((a, b) => factor * compareTexts(a[field], b[field]));
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
