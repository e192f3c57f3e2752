/** What the owner sees and says of payments. */
import * as z from 'zod/mini';
import { billingPeriods } from '../../src/domain/billingPeriod.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { isoDate, type Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { rulesOf } from './confirmPurchase.ts';
import { assignLink, tryAgain } from './paymentOrders.ts';
import { findOffer } from './products.ts';
import { readRefused } from './webhook.ts';

/** How many events are shown at once. */
const MAX_EVENTS = 100;

const WAITS = 'Its payment is not known yet.';

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  problem: z.string(),
  receivedAt: isoDate,
  /** Whether it was read and its payment is not known. */
  isWaiting: z.boolean(),
});
/** What could not be used, and the last of all events. */
interface PaymentEvents {
  events: z.infer<typeof eventSchema>[];
  lastEvent: string | null;
  lastVersion: string | null;
  refused: Awaited<ReturnType<typeof readRefused>>;
}

const lastSchema = z.object({ at: isoDate, version: z.nullable(z.string()) });

/** In SQL: an event that could not be read, or a refund or dispute whose payment is not known. */
const IS_UNUSED = `(problem is not null or (
  fact->'fact'->>'kind' in ('refunds', 'dispute')
  and not exists (select from orders where orders.id = order_id)
))`;

/** A payment often arrives a few seconds after its refund. In seconds. */
const SHOWN_AFTER = 600;

/** In SQL: one of the last 90 days that could not be read, or has waited for its payment for a while. */
export const IS_LEFT = `${IS_UNUSED} and received_at > now() - make_interval(days => 90)
  and (problem is not null or received_at <= now() - make_interval(secs => ${SHOWN_AFTER}))`;

/** When the last event of the payment provider has arrived, and its version; null before the first. */
export const readLastEvent = (queries: Queries) =>
  queries.row(
    lastSchema,
    `select received_at as at, fact->>'version' as version from payment_events
     order by received_at desc limit 1`,
  );

export const paymentEventRoutes: OwnersRoutes = (router, { database, settings, wakeOutbox }) =>
  router
    .get('/', async (context) => {
      const [events, refused, last] = await Promise.all([
        database.rows(
          eventSchema,
          `select id, type, case when problem is null then $1 else problem end as problem, received_at,
             problem is null as is_waiting
           from payment_events
           where ${IS_UNUSED}
           order by received_at desc, id limit ${MAX_EVENTS}`,
          [WAITS],
        ),
        readRefused(database),
        readLastEvent(database),
      ]);
      return reply<PaymentEvents>(context, {
        events,
        lastEvent: last?.at ?? null,
        lastVersion: last?.version ?? null,
        refused,
      });
    })

    .post('/:id/try', async (context) => {
      const id = context.req.param('id');
      if (!(await tryAgain(database, id, rulesOf(settings)))) {
        throw new ApiError('not-found');
      }
      wakeOutbox();
      return context.body(null, 204);
    });

const productSchema = z.object({
  /** Null: what the link sells is not ours. */
  product: z.nullable(z.string()),
  period: z._default(z.nullable(z.enum(billingPeriods)), null),
});

export const linkProductRoutes: OwnersRoutes = (router, { settings, wakeOutbox }) =>
  router.put('/:link', async (context) => {
    const { product, period } = await readBody(context, productSchema);
    const offer = findOffer(product, period);
    if (product !== null && !offer) throw new ApiError('invalid', { fields: ['product'] });
    const link = context.req.param('link');
    const action = offer ? 'assigned the payment link' : 'set aside';
    const assigned = { link, product, period: offer?.period ?? null, byOwner: true };
    await act(context.var.actor, action, about('link', link), (queries) =>
      assignLink(queries, assigned, rulesOf(settings)),
    );
    wakeOutbox();
    return context.body(null, 204);
  });
