/** The script of the worker that answers for the providers in the demo. */
import { readFileSync } from 'node:fs';

/** Where the site has it. */
export const demoWorkerPath = 'mockServiceWorker.js';

/**
 * The library's own, straight from its package, which can also be asked to answer for a page that
 * came without it (`mocks/browser.ts`).
 */
export function demoWorker() {
  const library = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  return `${library}
addEventListener('message', ({ data }) => {
  if (data === 'CLAIM') self.clients.claim();
});
`;
}
