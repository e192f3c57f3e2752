/** The script of the worker that answers for the providers in the demo. */
import { readFileSync } from 'node:fs';

/** Where the site has it. */
export const demoWorkerPath = 'mockServiceWorker.js';

/** Runs beside the library's own, whose listeners come first. */
const ours = `
// Pages that are about to go: the library answers them no more, and they live on for a moment.
const leaving = new Set();

addEventListener('message', ({ data, source }) => {
  // A page that came past the worker wants it all the same (mocks/browser.ts).
  if (data === 'CLAIM') self.clients.claim();
  if (data === 'CLIENT_CLOSED') leaving.add(source.id);
  if (data === 'MOCK_ACTIVATE') leaving.delete(source.id);
});

// Hears of a request that the library lets pass. Such a page sends nothing to the providers, and
// needs no answer any more.
addEventListener('fetch', (event) => {
  const isElsewhere = new URL(event.request.url).origin !== location.origin;
  if (isElsewhere && leaving.has(event.clientId)) event.respondWith(new Promise(() => {}));
});
`;

/** The library's own, straight from its package, and what the demo needs besides. */
export function demoWorker() {
  return readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8') + ours;
}
