/** Reads the events that no webhook has brought, such as those of while the server was off. */
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { ServerSettings } from '../settings.ts';
import { rulesOf } from './confirmPurchase.ts';
import { eventTypes, LINE_ITEMS, readBody } from './paymentFacts.ts';
import { recordEvent } from './paymentOrders.ts';
import { noteEventsLeft, readEventsLeft } from './priceGuard.ts';
import { type ProviderOptions, startReading, TooMany } from './provider.ts';

/** How far before the last event of the list before a reading begins, in seconds. */
const HOUR = 3600;

/** How long the provider keeps events, in seconds. */
const MAX_AGE = 30 * 86_400;

/** The most events that are read at once. */
const MAX_EVENTS = 20_000;

const lastSchema = z.object({ created: z.nullable(z.coerce.number()) });
const intentSchema = z.object({ intent: z.string() });
const sessionSchema = z.object({ session: z.string(), created: z.coerce.number() });

const invoicePaymentSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  created: z.int(),
});

export interface MissedEventsOptions
  extends ProviderOptions,
    Pick<ServerSettings, 'publicOrigin' | 'secretKey'> {}

export function startMissedEvents(options: MissedEventsOptions) {
  const { database, provider } = options;
  const rules = rulesOf(options);
  const isLiveKey = provider?.key.startsWith('rk_live_') === true;
  /** The payments and checkouts that were asked for. */
  const asked = new Set<string>();

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
      for await (const event of stripe.events.list({ limit: 100, types: eventTypes, created })) {
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

  /** In SQL: an event of money of the key's kind, in our own account. */
  const isOwn = `account is null and livemode = ${isLiveKey}`;

  /** The payments, and the checkouts, that an answer of the provider is waited for: of these events. */
  const findIntents = async (events: string) =>
    (
      await database.rows(
        intentSchema,
        `select distinct fact->'fact'->>'intent' as intent from payment_events
         where ${isOwn} and fact->'fact'->>'kind' in ('refunds', 'dispute')
           and fact->'fact'->>'intent' is not null and ${events}
           and not exists (select from orders where orders.id = order_id)
         limit 1000`,
      )
    ).filter(({ intent }) => !asked.has(intent));
  const findSessions = async (events: string) =>
    (
      await database.rows(
        sessionSchema,
        `select fact->'fact'->>'session' as session, min((fact->>'created')::bigint) as created
         from payment_events as told
         where ${isOwn} and fact->'fact'->>'kind' = 'session' and ${events}
           and fact->'fact'->>'invoice' is null and fact->'fact'->>'outcome' = 'paid'
           and not exists (
             select from payment_events where payment_events.order_id = told.order_id
               and fact->'fact'->>'kind' = 'lines'
           )
         group by 1 limit 1000`,
      )
    ).filter(({ session }) => !asked.has(session));

  /** In SQL: what has arrived a moment ago, and at most as long ago as the provider keeps events. */
  const isNew = "received_at > now() - interval '10 minutes'";
  const isKept = "received_at > now() - interval '30 days'";

  /** Keeps what the provider answers as an event would tell it. */
  const keepAnswer = (id: string, type: string, created: number, object: object) =>
    keep({ id, object: 'event', type, created, livemode: isLiveKey, data: { object } });

  /** Asks once for the invoice of each payment that a refund or a dispute waits for. */
  async function readInvoicePayments(stripe: Stripe) {
    for (const { intent } of await findIntents('true')) {
      const payment = { type: 'payment_intent', payment_intent: intent } as const;
      const { data } = await stripe.invoicePayments.list({ limit: 100, payment });
      for (const object of z.array(invoicePaymentSchema).parse(data)) {
        const { id, status, created } = object;
        if (status === 'paid')
          await keepAnswer(`read ${id}`, 'invoice_payment.paid', created, object);
      }
      asked.add(intent);
    }
  }

  /** Asks once for what each checkout without an invoice has sold. */
  async function readLineItems(stripe: Stripe) {
    for (const { session, created } of await findSessions(isKept)) {
      const { data } = await stripe.checkout.sessions.listLineItems(session, { limit: 100 });
      await keepAnswer(`lines ${session}`, LINE_ITEMS, created, { id: session, data });
      asked.add(session);
    }
  }

  return startReading(options, {
    events: { read: readEvents },
    invoice_payments: {
      read: readInvoicePayments,
      isWanted: async () => (await findIntents(isNew)).length > 0,
    },
    line_items: {
      read: readLineItems,
      isWanted: async () => (await findSessions(isNew)).length > 0,
    },
  });
}
