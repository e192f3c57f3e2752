/** Reads lists of the payment provider, with a key that may only read. */
import * as z from 'zod/mini';
import { withDeadline } from '../../src/backend/services/deadline.ts';
import type { listProblems, ProviderList } from '../../src/domain/checklist.ts';
import type { Database } from '../database/database.ts';
import { readBytes, storable } from '../http/request.ts';
import { PAUSES } from '../jobs/startJobs.ts';
import type { Log } from '../log.ts';
import type { ServerSettings } from '../settings.ts';

/** How long the provider has for a page of its list, in ms. */
const TIMEOUT = 20_000;

/** The largest page, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Why a list could not be read. */
export type ListProblem = (typeof listProblems)[number];

export class ListError extends Error {
  override readonly name = 'ListError';
  readonly problem: ListProblem;
  readonly list: ProviderList;

  constructor(problem: ListProblem, list: ProviderList, message: string) {
    super(message);
    this.problem = problem;
    this.list = list;
  }
}

export interface ProviderOptions {
  database: Database;
  /** Without it, nothing is read. */
  provider?: ServerSettings['provider'];
  fetch: typeof fetch;
  log: Log;
}

const itemSchema = z.looseObject({ id: z.string() });

/** A function that reads the pages of a list, one after the other, until `stopping` is aborted. */
export function createReader(
  { key, base }: NonNullable<ServerSettings['provider']>,
  fetch: ProviderOptions['fetch'],
  stopping: AbortSignal,
) {
  const readPage = <T>(list: ProviderList, query: URLSearchParams, item: z.ZodMiniType<T>) =>
    withDeadline(TIMEOUT, async (signal) => {
      const response = await fetch(`${base}/v1/${list}?${query}`, {
        headers: { Authorization: `Bearer ${key}` },
        // It would take the key to another server.
        redirect: 'error',
        signal: AbortSignal.any([signal, stopping]),
      });
      const { status, ok } = response;
      const body = Buffer.from(await readBytes(response, MAX_BYTES)).toString();
      if (status === 401) throw new ListError('key-refused', list, 'The key is not valid.');
      if (status === 403)
        throw new ListError('right-missing', list, `The key may not read ${list}.`);
      if (!ok) throw new ListError('unreachable', list, `The provider answered ${status}.`);
      const json: unknown = JSON.parse(body, storable);
      const { data } = z.object({ data: z.array(itemSchema) }).parse(json);
      const page = z.object({ data: z.array(item), has_more: z.boolean() }).parse(json);
      return { items: page.data, last: data.at(-1)?.id, hasMore: page.has_more };
    });

  return async function* readPages<T>(
    list: ProviderList,
    parameters: readonly (readonly [name: string, value: string])[],
    item: z.ZodMiniType<T>,
    maxPages: number,
  ): AsyncGenerator<T[]> {
    let after: string | undefined;
    for (let page = 1; page <= maxPages; page += 1) {
      const query = new URLSearchParams([['limit', '100'], ...parameters.map((each) => [...each])]);
      if (after) query.set('starting_after', after);
      const { items, last, hasMore } = await readPage(list, query, item);
      yield items;
      if (!hasMore || !last) return;
      after = last;
    }
    throw new ListError('too-many', list, `There are more than ${maxPages} pages of ${list}.`);
  };
}

/** Reads now and after each period, in seconds. After a failure, again after the pauses of the outbox. */
export function startReading(
  read: () => Promise<boolean>,
  period: number,
  stopping: AbortController,
) {
  let timer: NodeJS.Timeout | undefined;
  async function run(failures: number): Promise<void> {
    const isRead = await read();
    if (stopping.signal.aborted) return;
    const pause = isRead ? undefined : PAUSES[failures];
    const next = () => {
      running = run(pause === undefined ? 0 : failures + 1);
    };
    timer = setTimeout(next, (pause ?? period) * 1000);
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
