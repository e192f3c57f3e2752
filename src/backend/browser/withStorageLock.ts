import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { asBackendError } from '../storage/safeStorage';

/**
 * How long a key stays locked after the last work of this page, in ms. A tab in another process can be granted
 * a lock before it sees what the last holder wrote; within this time it sees it.
 */
const SETTLING_TIME = 2000;

/** The last work of a page under each key of which it has the lock, or has asked for it. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

function withLock<R>(environment: LockingEnvironment, key: string, work: () => R | Promise<R>) {
  const { locks, wait } = environment;
  if (!locks) return work();
  const queue = queues.get(environment) ?? new Map<string, Promise<unknown>>();
  queues.set(environment, queue);

  /** Resolves once the lock is granted. It is kept until the page has written nothing for a while. */
  const requestLock = () =>
    new Promise<void>((resolve, reject) => {
      const hold = async () => {
        resolve();
        let last: unknown;
        while (last !== queue.get(key)) {
          last = queue.get(key);
          await last;
          await wait(SETTLING_TIME);
        }
        queue.delete(key);
      };
      locks.request(`storage:${key}`, hold).catch((error: unknown) => {
        queue.delete(key);
        reject(error);
      });
    });

  const done = (queue.get(key) ?? requestLock()).then(work);
  const settled = done.catch(() => {});
  queue.set(key, settled);
  return done;
}

type LockingEnvironment = Pick<BrowserEnvironment, 'locks' | 'wait'>;

/**
 * Runs work that reads and writes these keys. It sees everything that any tab has written under them, and no
 * other tab writes meanwhile. Rejects only with a `BackendError`.
 */
export async function withStorageLock<R>(
  environment: LockingEnvironment,
  keys: readonly string[],
  work: () => R,
): Promise<Awaited<R>> {
  const lockedWork = keys.reduceRight<() => R | Promise<R>>(
    (inner, key) => () => withLock(environment, key, inner),
    work,
  );
  try {
    return await lockedWork();
  } catch (error) {
    throw asBackendError(error);
  }
}
