/** Reads the events that no webhook has brought, such as those of while the server was off. */
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { errorText } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import { confirmPurchase } from './confirmPurchase.ts';
import { eventTypes, readEvent } from './paymentFacts.ts';
import { type Confirm, recordEvent } from './paymentOrders.ts';
import { noteEventsLeft, noteEventsRead, noteListProblem, readEventsLeft } from './priceGuard.ts';
import { createReader, ListError, type ProviderOptions, startReading } from './provider.ts';

/** How often the list is read, and how far before the last event of the list before it begins, in seconds. */
const HOUR = 3600;

/** How long the provider keeps events, in seconds. */
const MAX_AGE = 30 * 86_400;

/** The most pages of 100 events that are read at once. */
const MAX_PAGES = 200;

const lastSchema = z.object({ created: z.nullable(z.coerce.number()) });
const intentSchema = z.object({ intent: z.string() });

const invoicePaymentSchema = z.looseObject({
  id: z.string(),
  livemode: z.optional(z.boolean()),
  status: z.string(),
  created: z.int(),
});

export interface MissedEventsOptions
  extends ProviderOptions,
    Pick<ServerSettings, 'publicOrigin' | 'secretKey'> {
  wakeOutbox: () => void;
}

/** Keeps an event as a webhook does. Resolves with its id, if it is one that is used. */
async function keep(
  database: Database,
  json: unknown,
  confirm: Confirm,
): Promise<string | undefined> {
  const read = readEvent(json);
  const { id } = Object(json);
  if (read.state === 'unused' || typeof id !== 'string') return undefined;
  const event = { id, body: JSON.stringify(json), now: new Date() };
  await recordEvent(database, read, event, confirm);
  return id;
}

export function startMissedEvents(options: MissedEventsOptions) {
  const { database, provider, fetch, log, wakeOutbox } = options;
  if (!provider) return { async stop() {} };
  const confirm = confirmPurchase(options);
  const stopping = new AbortController();
  const readPages = createReader(provider, fetch, stopping.signal);
  const isLiveKey = provider.key.startsWith('rk_live_');
  /** The payments whose invoices were asked for. */
  const asked = new Set<string>();

  async function readEvents() {
    let left = await readEventsLeft(database);
    const last = await database.row(
      lastSchema,
      `select max((fact->>'created')::bigint) as created from payment_events
       where is_listed and livemode = $1 and ($2::bigint = 0 or (fact->>'created')::bigint < $2)`,
      [isLiveKey, left],
    );
    const oldest = Math.floor(Date.now() / 1000) - MAX_AGE;
    const since = Math.max((last?.created ?? 0) - HOUR, oldest);
    const query = [
      ...eventTypes.map((type) => ['types[]', type] as const),
      ['created[gte]', String(since)] as const,
      ...(left ? [['created[lte]', String(left)] as const] : []),
    ];
    let newest: string | undefined;
    try {
      // The newest come first.
      for await (const page of readPages('events', query, z.unknown(), MAX_PAGES)) {
        for (const event of page) {
          const id = await keep(database, event, confirm);
          newest ??= id;
          left = Number(Object(event).created) || left;
        }
      }
      left = 0;
    } finally {
      // The next run goes on with those that are left.
      await noteEventsLeft(database, left);
      const listed = 'update payment_events set is_listed = true where id = $1';
      if (newest) await database.execute(listed, [newest]);
    }
  }

  /** Asks once for the invoice of each payment that a refund or a dispute waits for. */
  async function readInvoicePayments() {
    const waiting = await database.rows(
      intentSchema,
      `select distinct fact->'fact'->>'intent' as intent from payment_events
       where fact->'fact'->>'kind' in ('refunds', 'dispute') and fact->'fact'->>'intent' is not null
         and not exists (select from orders where orders.id = order_id)
       limit 100`,
    );
    for (const { intent } of waiting) {
      if (asked.has(intent)) continue;
      const of = [
        ['payment[type]', 'payment_intent'],
        ['payment[payment_intent]', intent],
      ] as const;
      for await (const page of readPages('invoice_payments', of, invoicePaymentSchema, 1)) {
        for (const object of page) {
          const { id, livemode = isLiveKey, created } = object;
          const type = 'invoice_payment.paid';
          const event = { id: `read ${id}`, object: 'event', type, created, livemode };
          if (object.status === 'paid')
            await keep(database, { ...event, data: { object } }, confirm);
        }
      }
      asked.add(intent);
    }
  }

  /** Resolves with whether all was read. */
  async function read(): Promise<boolean> {
    try {
      await readEvents();
      await readInvoicePayments();
      await noteEventsRead(database);
      return true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      log.warn('events not read', { error: errorText(error) });
      const { problem, list } =
        error instanceof ListError ? error : ({ problem: 'unreachable', list: 'events' } as const);
      await noteListProblem(database, problem, list).catch(() => {
        // While the database is away. The next attempt notes it.
      });
      return false;
    } finally {
      wakeOutbox();
    }
  }

  return startReading(read, HOUR, stopping);
}
