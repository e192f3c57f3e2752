/** A queue for work that takes the processor or memory for long. */
import { ApiError } from './http/ApiError.ts';

interface WorkQueueOptions {
  /** How many run at once. */
  atOnce: number;
  /** How many wait at most. */
  waiting: number;
  /** How long those that find no place have to wait, in seconds. */
  retryAfter: number;
}

/** Runs work in the order in which it comes. Fails with `unavailable` if too many wait. */
export function createWorkQueue({ atOnce, waiting, retryAfter }: WorkQueueOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw new ApiError('unavailable', { retryAfter });
      await new Promise<void>((start) => queue.push(start));
    }
    try {
      return await work();
    } finally {
      // The next one takes over the place.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
