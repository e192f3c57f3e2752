import { setupWorker } from 'msw/browser';
import { fileHref } from '#src/pages.ts';
import { guardNetwork } from './guardNetwork.ts';
import { networkScenarios } from './networkScenarios.ts';

/** Where the build puts the worker of the demo. */
const WORKER_PATH = fileHref('mockServiceWorker.js');

/**
 * Allows the worker's URL as a Trusted Type, because the library registers it as a string. Only
 * the demo's pages allow a default policy; it accepts no other URL.
 */
function admitWorker() {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === WORKER_PATH) return url;
      throw new TypeError(`This is not the worker of the demo: ${url}`);
    },
  });
}

/** How long the worker may take to control this page, in ms. */
const CLAIMING_TIME = 3000;

/**
 * Lets an active worker control a page that was loaded without it, for example by a reload with
 * Shift or while the worker was being installed. Otherwise the library would reload the page, and
 * the visitor would lose a half-filled form.
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

/** Starts the demo's network: a worker that answers for the captcha and mail providers. */
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
