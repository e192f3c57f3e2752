/** Shares what is scarce: once all of it is taken, the network that has most of it gives way to others. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { ApiError } from './ApiError.ts';
import { widerNetworks } from './ipAddress.ts';

/** In place of an IP address: comes first, and gives way to no network. */
export const OWNER = 'owner';

const current = new AsyncLocalStorage<string>();

/** Does the work of a request for this IP address. */
export const workFor = <T>(ipAddress: string, work: () => T): T => current.run(ipAddress, work);

/** The IP address of `workFor`. What the server does by itself comes first, like the owner. */
export const workingFor = (): string => current.getStore() ?? OWNER;

/** How long to wait after a refusal, in seconds. */
const RETRY_AFTER = 2;

interface Claim {
  wide: string;
  narrow: string;
}

/** The network /48 that it comes from, with the /56 within; of IPv4, the /24 with the IP address. */
function networksOf(ipAddress: string): Claim {
  const [narrow = ipAddress, wide = ipAddress.replace(/(\.\d+)?$/, '.0/24')] =
    widerNetworks(ipAddress);
  return { wide, narrow };
}

/**
 * How many of all claims are of the wide network of one, and then of the narrow one, as one number. A stranger who has
 * many narrow networks in a wide one takes the turns of one. There are never a million claims.
 */
function rankIn(all: readonly Claim[]): (claim: Claim) => number {
  const counts = new Map<string, number>();
  const countOf = (network: string) => counts.get(network) ?? 0;
  for (const { wide, narrow } of all) {
    counts.set(wide, countOf(wide) + 1);
    counts.set(narrow, countOf(narrow) + 1);
  }
  return ({ wide, narrow }) => (narrow === OWNER ? 0 : 1e6 * countOf(wide) + countOf(narrow));
}

/** How long what has just begun is not called slow, in ms: a phone sends nothing for a while after its first packets. */
const YOUNG = 2000;

/**
 * For what waits for a client, such as a connection. One more than `max` ends an earlier one of the network that has
 * most: in a tie the slowest, then the oldest. Each call takes a share and returns the function that frees it.
 */
export function createShares(max: number) {
  const shares = new Set<Claim & { end: () => void; speed: () => number }>();
  return function take(ipAddress: string, end: () => void, sent = () => 0): () => void {
    const since = performance.now();
    // What is sent once and then held counts less and less.
    const speed = () => {
      const time = performance.now() - since;
      return time < YOUNG ? Number.MAX_VALUE : sent() / time;
    };
    const share = { ...networksOf(ipAddress), end, speed };
    shares.add(share);
    if (shares.size > max) {
      const all = [...shares];
      const ranks = all.slice(0, -1).map(rankIn(all));
      const most = Math.max(...ranks);
      const [slowest] = all
        .filter((_, index) => ranks[index] === most)
        .toSorted((one, other) => one.speed() - other.speed());
      if (slowest) shares.delete(slowest);
      slowest?.end();
    }
    return () => void shares.delete(share);
  };
}

interface Sizes {
  atOnce: number;
  waiting: number;
  /** How long work waits at most, in ms. */
  patience?: number;
}

/**
 * For work that waits for no client. So many run at once; the network that has fewest comes first. If too many
 * wait, the newest of the network that has most fails with `unavailable`; so does what waits for too long.
 */
export function createQueue({ atOnce, waiting, patience }: Sizes) {
  type Waiting = Claim & { start: () => void; refuse: (error: ApiError) => void };
  const running: Claim[] = [];
  const queue: Waiting[] = [];
  const refusal = () => new ApiError('unavailable', { retryAfter: RETRY_AFTER });

  function startNext() {
    if (running.length >= atOnce) return;
    const ranks = queue.map(rankIn([...running, ...queue]));
    const next = queue[ranks.indexOf(Math.min(...ranks))];
    if (!next) return;
    queue.splice(queue.indexOf(next), 1);
    running.push(next);
    next.start();
  }

  const refuse = (claim: Waiting) => {
    queue.splice(queue.indexOf(claim), 1);
    claim.refuse(refusal());
  };

  async function inTurn<T>(ipAddress: string, work: () => Promise<T>): Promise<T> {
    const claim = networksOf(ipAddress);
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((start, reject) => {
      const next: Waiting = Object.assign(claim, { start, refuse: reject });
      queue.push(next);
      startNext();
      if (queue.length > waiting) {
        const ranks = queue.map(rankIn(queue));
        refuse(queue[ranks.lastIndexOf(Math.max(...ranks))] ?? next);
      }
      if (patience && queue.includes(next)) timer = setTimeout(refuse, patience, next);
    }).finally(() => clearTimeout(timer));
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(claim), 1);
      startNext();
    }
  }

  return { inTurn };
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
