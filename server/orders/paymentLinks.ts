/** Reads the provider's list of payment links, at start and daily, and compares it with the website. */
import * as z from 'zod/mini';
import { withDeadline } from '../../src/backend/services/deadline.ts';
import { listFindings, type PaymentLink, paymentLinkSchema } from '../../src/domain/priceGuard.ts';
import type { Database } from '../database/database.ts';
import { readBytes } from '../http/request.ts';
import { errorText, type Log } from '../log.ts';
import { PAUSES } from '../mail/outbox.ts';
import type { ServerSettings } from '../settings.ts';
import { type ListProblem, noteList, noteListProblem, offers } from './priceGuard.ts';

/** How long the provider has for a page of its list, in ms. */
const TIMEOUT = 20_000;

/** The largest page, in bytes, and the most pages of 100 links. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PAGES = 20;

/** In seconds, like the pauses. */
const DAY = 86_400;

const pageSchema = z.object({ data: z.array(paymentLinkSchema), has_more: z.boolean() });

class ListError extends Error {
  override readonly name = 'ListError';
  readonly problem: ListProblem;

  constructor(problem: ListProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export interface PriceGuardOptions {
  database: Database;
  /** Without it, only payments show what is wrong. */
  provider?: ServerSettings['provider'];
  publicOrigin: string;
  fetch: typeof fetch;
  log: Log;
}

export function startPriceGuard(options: PriceGuardOptions) {
  const { database, provider, publicOrigin, fetch, log } = options;
  if (!provider) return { async stop() {} };
  const { key, base } = provider;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  /** The links after the one with this id. */
  const readPage = (after: string | undefined) =>
    withDeadline(TIMEOUT, async (signal) => {
      const query = new URLSearchParams({ limit: '100', 'expand[]': 'data.line_items' });
      if (after) query.set('starting_after', after);
      const response = await fetch(`${base}/v1/payment_links?${query}`, {
        headers: { Authorization: `Bearer ${key}` },
        // It would take the key to another server.
        redirect: 'error',
        signal: AbortSignal.any([signal, stopping.signal]),
      });
      const { status, ok } = response;
      const body = Buffer.from(await readBytes(response, MAX_BYTES)).toString();
      if (status === 401) throw new ListError('key-refused', 'The key is not valid.');
      if (status === 403) throw new ListError('right-missing', 'The key lacks a right.');
      if (!ok) throw new ListError('unreachable', `The provider answered ${status}.`);
      return pageSchema.parse(JSON.parse(body));
    });

  async function readLinks(): Promise<PaymentLink[]> {
    const links: PaymentLink[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { data, has_more: hasMore } = await readPage(links.at(-1)?.id);
      links.push(...data);
      if (!hasMore || data.length === 0) return links;
    }
    throw new ListError('unreachable', `There are more than ${MAX_PAGES * 100} payment links.`);
  }

  /** Resolves with whether the list was read. */
  async function read(): Promise<boolean> {
    try {
      // Before the list is read: a payment after it shows what is newer.
      const at = new Date();
      await noteList(database, listFindings(offers, await readLinks(), publicOrigin), at);
      return true;
    } catch (error) {
      if (stopping.signal.aborted) return false;
      log.warn('payment links not read', { error: errorText(error) });
      const problem = error instanceof ListError ? error.problem : 'unreachable';
      await noteListProblem(database, problem).catch(() => {
        // While the database is away. The next attempt notes it.
      });
      return false;
    }
  }

  async function run(failures: number): Promise<void> {
    const isRead = await read();
    if (stopping.signal.aborted) return;
    const pause = isRead ? undefined : PAUSES[failures];
    const next = () => {
      running = run(pause === undefined ? 0 : failures + 1);
    };
    timer = setTimeout(next, (pause ?? DAY) * 1000);
  }

  let running = run(0);
  return {
    /** Ends a request that is under way. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
