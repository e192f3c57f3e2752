/** Shares what is scarce: once all of it is taken, the IP address that has most of it gives way to others. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiError } from './ApiError.ts';
import { widerNetwork } from './ipAddress.ts';

/** In place of an IP address: comes first, and gives way to no IP address. */
export const OWNER = 'owner';

const current = new AsyncLocalStorage<string>();

/** Does the work of a request for this IP address. */
export const workFor = <T>(ipAddress: string, work: () => T): T => current.run(ipAddress, work);

/** The IP address of `workFor`. What the server does by itself comes first, like the owner. */
export const workingFor = (): string => current.getStore() ?? OWNER;

/** How long to wait after a refusal, in seconds. */
const RETRY_AFTER = 2;

interface Claim {
  network: string;
}

/** The first claim of the network that has most (`Math.max`) or fewest (`Math.min`) of all. */
function firstOf<T extends Claim>(
  choose: typeof Math.max,
  claims: readonly T[],
  all: readonly Claim[] = claims,
): T | undefined {
  const counts = new Map<string, number>();
  for (const { network } of all) counts.set(network, (counts.get(network) ?? 0) + 1);
  counts.set(OWNER, 0);
  const countOf = ({ network }: Claim) => counts.get(network) ?? 0;
  const chosen = choose(...claims.map(countOf));
  return claims.find((claim) => countOf(claim) === chosen);
}

/**
 * For what waits for a client, such as a connection. One more than `max` ends the oldest of the IP address
 * that has most. Each call takes a share and returns the function that frees it.
 */
export function createShares(max: number) {
  const claims = new Set<Claim & { end: () => void }>();
  return function take(ipAddress: string, end: () => void): () => void {
    const claim = { network: widerNetwork(ipAddress), end };
    claims.add(claim);
    const oldest = claims.size > max ? firstOf(Math.max, [...claims]) : undefined;
    if (oldest) {
      claims.delete(oldest);
      oldest.end();
    }
    return () => void claims.delete(claim);
  };
}

interface Sizes {
  atOnce: number;
  waiting: number;
  /** How long work waits at most, in ms. */
  patience?: number;
}

/**
 * For work that waits for no client. So many run at once; the IP address that has fewest comes first. If
 * too many wait, the newest of the IP address that has most fails with `unavailable`; so does what waits
 * for too long.
 */
export function createQueue({ atOnce, waiting, patience }: Sizes) {
  type Waiting = Claim & { start: () => void; refuse: (error: ApiError) => void };
  const running: Claim[] = [];
  const queue: Waiting[] = [];
  const refusal = () => new ApiError('unavailable', { retryAfter: RETRY_AFTER });

  function startNext() {
    if (running.length >= atOnce) return;
    const next = firstOf(Math.min, queue, [...running, ...queue]);
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    running.push(next);
    next.start();
  }

  const refuse = (claim: Waiting) => {
    queue.splice(queue.indexOf(claim), 1);
    claim.refuse(refusal());
  };

  /** Fails with `unavailable` if more of the IP address would be refused. */
  function expectPlace(ipAddress: string) {
    const next: Claim = { network: widerNetwork(ipAddress) };
    const newestFirst = [next, ...queue.toReversed()];
    if (queue.length >= waiting && firstOf(Math.max, newestFirst) === next) throw refusal();
  }

  async function inTurn<T>(ipAddress: string, work: () => Promise<T>): Promise<T> {
    const claim: Claim = { network: widerNetwork(ipAddress) };
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((start, reject) => {
      const next: Waiting = Object.assign(claim, { start, refuse: reject });
      queue.push(next);
      startNext();
      const newest = queue.length > waiting ? firstOf(Math.max, queue.toReversed()) : undefined;
      if (newest) refuse(newest);
      if (patience && queue.includes(next)) timer = setTimeout(refuse, patience, next);
    }).finally(() => clearTimeout(timer));
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(claim), 1);
      startNext();
    }
  }

  return { inTurn, expectPlace };
}

/** What takes a connection to the database for long: conversations, and the slices of files. */
export const readInTurn = createQueue({ atOnce: 4, waiting: 200 }).inTurn;

const takeLarge = createShares(32);

/** Makes a response of up to 3 MB in turn. It has a share of the memory until it is sent. */
export const answerLarge = (
  context: Context,
  ipAddress: string,
  answer: () => Promise<Response>,
): Promise<Response> =>
  readInTurn(ipAddress, () => {
    const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
    if (outgoing?.destroyed) throw new ApiError('bad-request');
    outgoing?.once(
      'close',
      takeLarge(ipAddress, () => outgoing.destroy()),
    );
    return answer();
  });
