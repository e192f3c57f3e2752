/** How long the worker may take to wake up, in ms. */
const WAKING_TIME = 3000;

/**
 * Wakes the worker. A browser stops an idle worker, and a restarted one no longer knows which pages
 * it answers for and lets every request pass.
 */
export async function wakeWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const worker = serviceWorker?.controller;
  if (!worker) throw new TypeError('There is no worker to answer for the services.');
  await new Promise<void>((resolve, reject) => {
    const given = new AbortController();
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      given.abort();
      finish();
    };
    const timer = setTimeout(
      () => settle(() => reject(new TypeError('The worker does not wake up.'))),
      WAKING_TIME,
    );
    serviceWorker.addEventListener(
      'message',
      ({ data }) => data?.type === 'MOCKING_ENABLED' && settle(resolve),
      { signal: given.signal },
    );
    worker.postMessage('MOCK_ACTIVATE');
  });
}

/** Blocks requests to other sites unless the worker is awake and answers them. */
export function guardNetwork(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    if (new URL(url, window.location.href).origin !== window.location.origin) await wakeWorker();
    return fetch(input, init);
  };
  // For the captcha's script, which no code fetches.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeWorker().catch(() => {});
  });
}
