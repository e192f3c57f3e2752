/** Tells the owner's other tools what a payment event has changed of an order. */
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { type EventType, queueEvent } from '../events/events.ts';
import type { FoldedOrder } from './foldOrder.ts';

/** What has happened to the order so far. A number tells apart what can happen again. */
function happened(order: FoldedOrder | null): (readonly [EventType, number])[] {
  if (!order) return [];
  const { payments, paid, refunded, isSubscription, isOverdue, hasEnded } = order;
  const renewals = isSubscription ? payments.slice(1) : [];
  return [
    ...(paid > 0 ? [['order.paid', 0] as const] : []),
    ...(refunded > 0 ? [['order.refunded', refunded] as const] : []),
    ...renewals.map((_, index) => ['subscription.renewed', index + 1] as const),
    ...(isOverdue && !hasEnded ? [['subscription.overdue', payments.length] as const] : []),
    ...(hasEnded ? [['subscription.ended', 0] as const] : []),
  ];
}

/** What an event has of the row of an order. */
const told = [
  'id',
  'product',
  'period',
  'currency',
  'amount',
  'paid',
  'refunded',
  'status',
  'nextPayment',
  'endsOn',
] as const;

type OrderRow = Record<(typeof told)[number], string | number | null> & { id: string };

/** Queues the events of what has happened since `before`. */
export async function tellOrder(
  queries: Queries,
  before: FoldedOrder | null,
  { order, row, at }: { order: FoldedOrder; row: OrderRow; at: Date },
): Promise<void> {
  const known = new Set(happened(before).map(String));
  const data = Object.fromEntries(told.map((name) => [name, row[name]]));
  for (const [type, part] of happened(order)) {
    if (known.has(String([type, part]))) continue;
    await queueEvent(queries, { type, about: about('order', row.id), part, at, data });
  }
}
