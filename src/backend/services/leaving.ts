import type { BrowserEnvironment } from '../storage/browserEnvironment';

/**
 * Makes a function whose promise settles as the work does, or resolves once the page has been left: the
 * browser then only goes on sending.
 */
export function watchLeaving(wait: BrowserEnvironment['wait']) {
  const left = new Promise((resolve) => {
    globalThis.window?.addEventListener('pagehide', resolve, { once: true, capture: true });
  });
  return (work: Promise<unknown>): Promise<unknown> =>
    // A request fails just before its page is left.
    Promise.race([left, work.catch((error: unknown) => wait(0).then(() => Promise.reject(error)))]);
}

/**
 * Whether the browser goes on sending a body of this many bytes: 64 KB in all, with those of another request. Not
 * where a service worker answers, as in the demo: Firefox would send it past the worker.
 */
export const isKeptAlive = (bytes: number): boolean =>
  bytes <= 50_000 && !globalThis.navigator?.serviceWorker?.controller;
