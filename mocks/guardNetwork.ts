/** How long the worker may take to wake up, in ms. */
const WAKING_TIME = 3000;

/**
 * Wakes the worker. A browser puts an idle one to sleep, from which it wakes without a memory of
 * whom it answers for, and lets everything pass.
 */
async function wakeWorker(): Promise<void> {
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

/** From now on, nothing is sent to another site unless the worker is awake and answers for it. */
export function guardNetwork(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    if (new URL(url, window.location.href).origin !== window.location.origin) await wakeWorker();
    return fetch(input, init);
  };
  // For what is not fetched by code: the captcha's script.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeWorker().catch(() => {});
  });
}
