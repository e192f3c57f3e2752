import { setupWorker } from 'msw/browser';
import { guardNetwork } from './guardNetwork.ts';
import { networkScenarios } from './networkScenarios.ts';

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
