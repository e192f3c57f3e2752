/** Reads lists of the payment provider at start, hourly and when something waits for them, with a key that may only read. */
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { ProviderList } from '../../src/domain/checklist.ts';
import type { Database } from '../database/database.ts';
import { readBytes, storable } from '../http/request.ts';
import { errorText, type Log } from '../log.ts';
import type { ServerSettings } from '../settings.ts';
import { time } from './paymentFacts.ts';
import { type ListProblem, noteListProblem } from './priceGuard.ts';

/** In ms. */
const HOUR = 3_600_000;

/** How long the provider has for a page of its list, in ms. */
const TIMEOUT = 20_000;

/** The provider's version of the shapes that are read: an account may have another default. */
const API_VERSION = '2026-10-28.endive';

/** The largest page, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** The package does not check what it receives. It never settles after JSON that is no object. */
const pageSchema = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), created: z.optional(time) })),
});
const refusalSchema = z.object({ error: z.looseObject({}) });

/** A list has more entries than are read at once. */
export class TooMany extends Error {}

export interface ProviderOptions {
  database: Database;
  /** Without it, nothing is read. */
  provider?: ServerSettings['provider'];
  fetch: typeof fetch;
  log: Log;
  /** Called after each reading. */
  wakeOutbox: () => void;
}

interface Connection extends Pick<ProviderOptions, 'fetch'> {
  provider: NonNullable<ServerSettings['provider']>;
  /** Ends a request that is under way. */
  stopping?: AbortSignal;
  /** Of what a right request is answered with. Default: a page of a list. */
  answer?: z.ZodMiniType<object>;
  /** How long each request has, in ms. */
  timeout?: number;
}

/** The provider's API. The package asks three times at most. */
export async function connect({
  provider: { key, base },
  fetch,
  stopping,
  answer = pageSchema,
  timeout = TIMEOUT,
}: Connection): Promise<Stripe> {
  // Loaded when it is first needed, so that the start does not wait for it.
  const { Stripe } = await import('stripe');
  const ask: typeof fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const response = await fetch(`${base}${pathname}${search}`, {
      ...init,
      // It would take the key to another server.
      redirect: 'error',
      signal: AbortSignal.any(
        [stopping, init.signal].filter((signal) => signal instanceof AbortSignal),
      ),
    });
    const text = new TextDecoder().decode(await readBytes(response, MAX_BYTES));
    const schema = response.ok ? answer : refusalSchema;
    return Response.json(schema.parse(JSON.parse(text, storable)), response);
  };
  const httpClient = Stripe.createFetchHttpClient(ask);
  const options = { httpClient, timeout, telemetry: false };
  return new Stripe(key, { ...options, apiVersion: API_VERSION });
}

function problemOf(error: unknown): ListProblem {
  if (error instanceof TooMany) return 'too-many';
  const { statusCode } = Object(error);
  if (statusCode === 401) return 'key-refused';
  return statusCode === 403 ? 'right-missing' : 'unreachable';
}

/** What waits for an answer of the provider. */
export const waitingSchema = z.object({
  id: z.string(),
  created: z.optional(z.coerce.number()),
});
type Waiting = z.infer<typeof waitingSchema>;

interface ReadingList {
  /** What waits for the list, at all or since a moment ago. Default: it is read hourly alone. */
  find?: (isNew: boolean) => Promise<readonly Waiting[]>;
  /** `waiting` is without what has been asked for before. */
  read: (stripe: Stripe, waiting: readonly Waiting[]) => Promise<void>;
}

/** Reads each list, and notes why one cannot be read. */
export function startReading(
  { provider, database, fetch, log, wakeOutbox }: ProviderOptions,
  lists: Partial<Record<ProviderList, ReadingList>>,
) {
  if (!provider) return { async stop() {}, wake() {} };
  const stopping = new AbortController();
  const { signal } = stopping;
  const open = () => connect({ provider, fetch, stopping: signal });
  const asked = new Set<string>();

  async function readList(list: string, { find, read }: ReadingList, isWoken: boolean) {
    try {
      const waiting = ((await find?.(isWoken)) ?? []).filter(({ id }) => !asked.has(id));
      if (isWoken && waiting.length === 0) return;
      await read(await open(), waiting);
      for (const { id } of waiting) asked.add(id);
      await noteListProblem(database, null, list);
    } catch (error) {
      if (signal.aborted) return;
      log.warn('list not read', { list, error: errorText(error) });
      await noteListProblem(database, problemOf(error), list).catch(() => {
        // While the database is away. The next reading notes it.
      });
    }
  }

  async function read(isWoken = false) {
    isAsked = false;
    for (const [list, reading] of Object.entries(lists))
      if (!signal.aborted) await readList(list, reading, isWoken);
    wakeOutbox();
  }
  let isAsked = false;
  let running = read();
  const timer = setInterval(() => {
    running = running.then(() => read());
  }, HOUR);
  return {
    /** Looks for what waits for the lists, once for all calls that come before it does. */
    wake() {
      if (isAsked || signal.aborted) return;
      isAsked = true;
      running = running.then(() => read(true));
    },
    /** Ends a request that is under way. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
