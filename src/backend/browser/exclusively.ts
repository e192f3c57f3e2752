import type { BrowserEnvironment } from './browserEnvironment';
import { asBackendError } from './safeStorage';

/**
 * Runs work that reads and writes these keys in one go, with no other tab's in between. Rejects
 * with a `BackendError` alone.
 */
export async function exclusively<R>(
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
 * How long a name stays taken after the work under it, in ms. A tab in another process can be granted
 * a lock before it sees what was written under it; it does long before this time is up.
 */
export const SETTLING_TIME = 2000;

/**
 * Runs work that must see all that was written under the same name, in whatever tab: whoever comes
 * second waits until it can. Nobody else waits. Settles as the work does.
 */
export function oneAfterTheOther<R>(
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
    locks.request(`storage:${name}`, workAndSettle).catch((error) => reject(asBackendError(error)));
  });
}
