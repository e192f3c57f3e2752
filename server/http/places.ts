/** What takes memory while it runs, such as a transfer of a file, in bounded numbers. */
import { ApiError } from './ApiError.ts';

/** How long to wait for a place, in seconds. */
const RETRY_AFTER = 5;

/** How long a transfer of a file may make no progress before it is ended, in ms. */
export const MAX_STALL = 30_000;

/** What counts as progress, in bytes. Without it, a byte now and then would hold a place for long. */
export const PROGRESS = 64 * 1024;

/** Places of this process, so many in all and so many for an IP address. */
export function createPlaces({ max, perIpAddress }: { max: number; perIpAddress: number }) {
  const taken: string[] = [];

  /**
   * Takes a place, and returns the function that frees it. Fails with `too-many-attempts` if the IP
   * address has all of its places, and with `unavailable` if no place is free.
   */
  return function takePlace(ipAddress: string): () => void {
    const own = taken.filter((each) => each === ipAddress);
    if (own.length >= perIpAddress) {
      throw new ApiError('too-many-attempts', { retryAfter: RETRY_AFTER });
    }
    if (taken.length >= max) throw new ApiError('unavailable', { retryAfter: RETRY_AFTER });
    taken.push(ipAddress);
    let isTaken = true;
    return () => {
      if (isTaken) taken.splice(taken.indexOf(ipAddress), 1);
      isTaken = false;
    };
  };
}

/**
 * Ends an upload without progress: fails with `timed-out`. `upload` reports the bytes that have arrived.
 */
export async function expectProgress<T>(
  upload: (onRead: (bytes: number) => void) => Promise<T>,
): Promise<T> {
  let stall: NodeJS.Timeout | undefined;
  let bytes = 0;
  const stalled = new Promise<never>((_, reject) => {
    stall = setTimeout(() => reject(new ApiError('timed-out')), MAX_STALL);
  });
  function onRead(more: number) {
    bytes += more;
    if (bytes < PROGRESS) return;
    bytes = 0;
    stall?.refresh();
  }
  try {
    return await Promise.race([upload(onRead), stalled]);
  } finally {
    clearTimeout(stall);
  }
}
