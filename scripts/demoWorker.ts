/** The script of the service worker that mocks captcha and mail in the demo. */
import { readFileSync } from 'node:fs';

/** Its path on the site. */
export const demoWorkerPath = 'mockServiceWorker.js';

/** Runs beside MSW's own script, whose listeners come first. */
const addition = `
// Pages that are being unloaded: MSW no longer answers them, but they can still send requests.
const leaving = new Set();

addEventListener('message', ({ data, source }) => {
  // Sent by a page that loaded without the worker (mocks/browser.ts).
  if (data === 'CLAIM') self.clients.claim();
  if (data === 'CLIENT_CLOSED') leaving.add(source.id);
  if (data === 'MOCK_ACTIVATE') leaving.delete(source.id);
});

// Receives the requests that MSW does not answer. Those of a leaving page must not reach a provider.
addEventListener('fetch', (event) => {
  const isElsewhere = new URL(event.request.url).origin !== location.origin;
  if (isElsewhere && leaving.has(event.clientId)) event.respondWith(new Promise(() => {}));
});
`;

/** MSW's worker with the addition. Throws if MSW no longer sends the messages that it relies on. */
export function demoWorker() {
  const worker = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  for (const message of ['CLIENT_CLOSED', 'MOCK_ACTIVATE']) {
    if (!worker.includes(message)) throw new Error(`MSW's worker no longer handles ${message}.`);
  }
  return worker + addition;
}
