import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { asBackendError } from '../storage/safeStorage';

/**
 * Runs work that reads and writes these keys while no other tab holds their locks. Rejects only
 * with a `BackendError`.
 */
export async function withStorageLock<R>(
  { locks }: Pick<BrowserEnvironment, 'locks'>,
  keys: readonly string[],
  work: () => R,
): Promise<Awaited<R>> {
  const lockedWork = keys.reduceRight<() => R | Promise<Awaited<R>>>(
    (inner, key) => () => (locks ? locks.request(`storage:${key}`, inner) : inner()),
    work,
  );
  try {
    return await lockedWork();
  } catch (error) {
    throw asBackendError(error);
  }
}

/**
 * How long a name stays locked after the work, in ms. A tab in another process can be granted a
 * lock before it sees what the last holder wrote; within this time it sees it.
 */
const SETTLING_TIME = 2000;

/**
 * Runs work that has to see everything that any tab wrote under the same name: the next caller
 * waits until the writes are visible everywhere. Settles as soon as the work does. Rejects only
 * with a `BackendError`.
 */
export function withSettledLock<R>(
  { locks, wait }: Pick<BrowserEnvironment, 'locks' | 'wait'>,
  name: string,
  work: () => Promise<R>,
): Promise<R> {
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    const workAndSettle = async () => {
      resolve(await work());
      await wait(SETTLING_TIME);
    };
    locks
      .request(`storage:${name}`, workAndSettle)
      .catch((error: unknown) => reject(asBackendError(error)));
  });
}
