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
