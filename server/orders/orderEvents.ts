/** Tells the owner's other tools what a payment event has changed of an order. */
import * as z from 'zod/mini';
import { about } from '../database/act.ts';
import type { Queries } from '../database/database.ts';
import { type EventType, queueEvent } from '../events/events.ts';
import { type FoldedOrder, isReturned } from './foldOrder.ts';
import { idsOf } from './storedOrders.ts';

/** What has happened to the order so far. The provider's id tells apart what can happen again. */
function happened(order: FoldedOrder | null): (readonly [EventType, string])[] {
  if (!order) return [];
  const { payments, paid, refunds, isSubscription, missing, hasEnded } = order;
  const renewals = isSubscription ? payments.slice(1) : [];
  return [
    ...(paid > 0 ? [['order.paid', ''] as const] : []),
    ...(paid > 0 ? refunds : []).map(
      ({ id, amount, status, keys }) =>
        [
          isReturned(status) ? 'order.refund_failed' : 'order.refunded',
          // Of a charge without its refunds, the sum is known alone, which grows.
          keys.includes(id) ? `${id} ${amount}` : id,
        ] as const,
    ),
    ...renewals.map(({ id }) => ['subscription.renewed', id] as const),
    ...(hasEnded ? [] : missing).map((invoice) => ['subscription.overdue', invoice] as const),
    ...(hasEnded ? [['subscription.ended', ''] as const] : []),
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

const sequenceSchema = z.object({ sequence: z.coerce.number() });

/** In SQL: how many events there are of this order, and of those that were joined with it, which is locked. */
const COUNT = `select count(*) as sequence from outbox
  where kind = 'event' and about_kind = 'order' and about_id = any(${idsOf('array[$1]')})`;

/** Queues the events of what has happened since `before`. */
export async function tellOrder(
  queries: Queries,
  before: FoldedOrder | null,
  { order, row, at }: { order: FoldedOrder; row: OrderRow; at: Date },
): Promise<void> {
  const known = new Set(happened(before).map(String));
  let { sequence } = await queries.one(sequenceSchema, COUNT, [row.id]);
  const data = Object.fromEntries(told.map((name) => [name, row[name]]));
  for (const [type, part] of happened(order)) {
    if (known.has(String([type, part]))) continue;
    // A charge and its refund tell of one sum.
    if (type === 'order.refunded' && order.refunded <= (before?.refunded ?? 0)) continue;
    const numbered = { ...data, sequence: sequence + 1 };
    const queued = { type, about: about('order', row.id), part, at, data: numbered };
    if (await queueEvent(queries, queued)) sequence += 1;
  }
}
