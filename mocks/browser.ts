import { setupWorker } from 'msw/browser';
import { networkScenarios } from './networkScenarios.ts';

/** How long the worker may take to wake up, in ms. */
const WAKING_TIME = 3000;

/**
 * Wakes the worker. A browser puts an idle one to sleep, from which it wakes without a memory of
 * whom it answers for, and lets everything pass.
 */
async function wakeWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const worker = serviceWorker?.controller;
  if (!worker) throw new TypeError('The demo has no worker to answer for its services.');
  await new Promise<void>((resolve, reject) => {
    const given = new AbortController();
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      given.abort();
      finish();
    };
    const timer = setTimeout(
      () => settle(() => reject(new TypeError('The worker of the demo does not wake up.'))),
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

/** Where the build puts the worker of the demo. */
const WORKER_PATH = '/mockServiceWorker.js';

/**
 * Lets the worker's address through where the page's policy asks for proof: the library registers
 * it as mere text. Only the demo's pages allow such a default; nothing else gets through it.
 */
function admitWorker() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === WORKER_PATH) return url;
      throw new TypeError(`This is not the worker of the demo: ${url}`);
    },
  });
}

/** From now on, nothing is sent to another site unless the worker is awake and answers for it. */
function guardNetwork() {
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

/** Answers for the captcha and mail providers in this browser from now on: the demo's network. */
export async function startDemoNetwork(): Promise<void> {
  guardNetwork();
  admitWorker();
  await setupWorker(...networkScenarios.accepts()).start({
    quiet: true,
    serviceWorker: { url: WORKER_PATH },
    onUnhandledRequest: 'bypass',
  });
}
