/** A queue for work that takes the processor or memory for long. */
import { ApiError } from './http/ApiError.ts';

interface WorkQueueOptions {
  /** How many run at once. */
  atOnce: number;
  /** How many wait at most. */
  waiting: number;
  /** How many an IP address may have at most, running or waiting. */
  perIpAddress: number;
  /** How long those that find no place have to wait, in seconds. */
  retryAfter: number;
}

/** For whom work runs. Without an IP address, only the number of all is limited. */
export interface WorkFor {
  ipAddress?: string;
  /** It runs before all that wait, and is never refused. */
  isFirst?: boolean;
}

/** Runs work in the order in which it comes. Fails with `unavailable` if too many wait. */
export function createWorkQueue({ atOnce, waiting, perIpAddress, retryAfter }: WorkQueueOptions) {
  const queue: (() => void)[] = [];
  const ipAddresses: string[] = [];
  let running = 0;

  /** Fails with `unavailable` if too many wait. */
  function expectPlace({ ipAddress = '', isFirst = false }: WorkFor = {}) {
    const own = ipAddress === '' ? 0 : ipAddresses.filter((each) => each === ipAddress).length;
    const isFull = running >= atOnce && queue.length >= waiting;
    if (!isFirst && (isFull || own >= perIpAddress))
      throw new ApiError('unavailable', { retryAfter });
  }

  async function inTurn<T>(work: () => Promise<T>, workFor: WorkFor = {}): Promise<T> {
    expectPlace(workFor);
    const { ipAddress = '', isFirst = false } = workFor;
    ipAddresses.push(ipAddress);
    if (running < atOnce) running += 1;
    else {
      await new Promise<void>((start) => (isFirst ? queue.unshift(start) : queue.push(start)));
    }
    try {
      return await work();
    } finally {
      ipAddresses.splice(ipAddresses.indexOf(ipAddress), 1);
      // The next one takes over the place.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { inTurn, expectPlace };
}
