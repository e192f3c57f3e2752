/** Reads the events that no webhook has brought, such as those of while the server was off. */
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { ServerSettings } from '../settings.ts';
import { rulesOf } from './confirmPurchase.ts';
import { eventTypes, LINE_ITEMS, readBody } from './paymentFacts.ts';
import { recordEvent } from './paymentOrders.ts';
import { noteEventsLeft, readEventsLeft } from './priceGuard.ts';
import { type ProviderOptions, startReading, TooMany, waitingSchema } from './provider.ts';

/** How far before the last event of the list before a reading begins, in seconds. */
const HOUR = 3600;

/** How long the provider keeps events, in seconds. */
const MAX_AGE = 30 * 86_400;

/** The most events that are read at once. */
const MAX_EVENTS = 20_000;

const lastSchema = z.object({ created: z.nullable(z.coerce.number()) });

const invoicePaymentSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  created: z.int(),
});

export interface MissedEventsOptions
  extends ProviderOptions,
    Pick<ServerSettings, 'publicOrigin' | 'secretKey'> {}

/** How many types the provider's list takes at once. */
const MAX_TYPES = 20;

/** The newest of all lists first, each of which begins with its newest. */
async function* newestFirst(lists: readonly AsyncIterator<Stripe.Event>[]) {
  const heads = await Promise.all(lists.map((list) => list.next()));
  for (;;) {
    const times = heads.map(({ done, value }) => (done ? -1 : value.created));
    const newest = times.indexOf(Math.max(...times));
    const head = heads[newest];
    const list = lists[newest];
    if (!head || !list || head.done) return;
    yield head.value;
    heads[newest] = await list.next();
  }
}

export function startMissedEvents(options: MissedEventsOptions) {
  const { database, provider } = options;
  const rules = rulesOf(options);
  const isLiveKey = provider?.key.startsWith('rk_live_') === true;

  /** Keeps an event as a webhook does. Resolves with its id, if it is one that is used. */
  async function keep(json: unknown): Promise<string | undefined> {
    const body = JSON.stringify(json);
    const read = readBody(body);
    const { id } = Object(json);
    if (read.state === 'unused' || typeof id !== 'string') return undefined;
    await recordEvent(database, read, { id, body, now: new Date() }, rules);
    return id;
  }

  async function readEvents(stripe: Stripe) {
    let left = await readEventsLeft(database);
    const last = await database.row(
      lastSchema,
      `select max((fact->>'created')::bigint) as created from payment_events
       where is_listed and livemode = $1 and ($2::bigint = 0 or (fact->>'created')::bigint < $2)`,
      [isLiveKey, left],
    );
    const oldest = Math.floor(Date.now() / 1000) - MAX_AGE;
    const since = Math.max((last?.created ?? 0) - HOUR, oldest);
    const created = { gte: since, ...(left && { lte: left }) };
    let newest: string | undefined;
    let count = 0;
    try {
      // The newest come first.
      const lists = [eventTypes.slice(0, MAX_TYPES), eventTypes.slice(MAX_TYPES)].map((types) =>
        stripe.events.list({ limit: 100, types, created })[Symbol.asyncIterator](),
      );
      for await (const event of newestFirst(lists)) {
        if (count === MAX_EVENTS) throw new TooMany(`There are more than ${MAX_EVENTS} events.`);
        count += 1;
        const id = await keep(event);
        newest ??= id;
        left = Number(event.created) || left;
      }
      left = 0;
    } finally {
      // The next reading goes on with those that are left.
      await noteEventsLeft(database, left);
      const listed = 'update payment_events set is_listed = true where id = $1';
      if (newest) await database.execute(listed, [newest]);
    }
  }

  /** In SQL: an event of money of the key's kind, in our own account, that has arrived by then. */
  const isOwn = (isNew: boolean) => `account is null and livemode = ${isLiveKey}
    and received_at > now() - interval '${isNew ? '10 minutes' : '30 days'}'`;

  /** The payments that refunds and disputes wait for. */
  const findIntents = (isNew: boolean) =>
    database.rows(
      waitingSchema,
      `select distinct fact->'fact'->>'intent' as id from payment_events
       where ${isOwn(isNew)} and fact->'fact'->>'kind' in ('refunds', 'dispute')
         and fact->'fact'->>'intent' is not null
         and not exists (select from orders where orders.id = order_id)
       limit 1000`,
    );

  /** The checkouts without an invoice. */
  const findSessions = (isNew: boolean) =>
    database.rows(
      waitingSchema,
      `select fact->'fact'->>'session' as id, min((fact->>'created')::bigint) as created
       from payment_events as told
       where ${isOwn(isNew)} and fact->'fact'->>'kind' = 'session'
         and fact->'fact'->>'invoice' is null and fact->'fact'->>'outcome' = 'paid'
         and not exists (
           select from payment_events where payment_events.order_id = told.order_id
             and fact->'fact'->>'kind' = 'lines'
         )
       group by 1 limit 1000`,
    );

  /** Keeps what the provider answers as an event would tell it. */
  const keepAnswer = (id: string, type: string, created: number, object: object) =>
    keep({ id, object: 'event', type, created, livemode: isLiveKey, data: { object } });

  return startReading(options, {
    events: { read: readEvents },
    invoice_payments: {
      find: findIntents,
      async read(stripe, waiting) {
        for (const { id: intent } of waiting) {
          const payment = { type: 'payment_intent', payment_intent: intent } as const;
          const { data } = await stripe.invoicePayments.list({ limit: 100, payment });
          for (const object of z.array(invoicePaymentSchema).parse(data)) {
            const { id, status, created } = object;
            if (status === 'paid')
              await keepAnswer(`read ${id}`, 'invoice_payment.paid', created, object);
          }
        }
      },
    },
    line_items: {
      find: findSessions,
      async read(stripe, waiting) {
        for (const { id, created = 0 } of waiting) {
          const { data } = await stripe.checkout.sessions.listLineItems(id, { limit: 100 });
          await keepAnswer(`lines ${id}`, LINE_ITEMS, created, { id, data });
        }
      },
    },
  });
}
