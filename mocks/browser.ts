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

/** How long the worker may take to answer for this page too, in ms. */
const CLAIMING_TIME = 3000;

/**
 * Has a worker that is there already answer for a page that came without it: past it, as when
 * somebody loads it anew with Shift, or while it was being installed. The library would load such a
 * page again, under the hands of whoever is filling in its form.
 */
async function claimPage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  if (!(await serviceWorker.getRegistration())) return;
  await Promise.race([
    new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      serviceWorker.ready.then(({ active }) => active?.postMessage('CLAIM'));
    }),
    new Promise((resolve) => setTimeout(resolve, CLAIMING_TIME)),
  ]);
}

/** Answers for the captcha and mail providers in this browser from now on: the demo's network. */
export async function startDemoNetwork(): Promise<void> {
  guardNetwork();
  admitWorker();
  await claimPage();
  await setupWorker(...networkScenarios.accepts()).start({
    quiet: true,
    serviceWorker: { url: WORKER_PATH },
    onUnhandledRequest: 'bypass',
  });
}
