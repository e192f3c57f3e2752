import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoSite } from '../../../scripts/testSites.ts';
import { siteListener } from '../../../server/site/siteListener.ts';

/** Serves the demo for one test, on a free port. */
export async function serveDemo() {
  const answer = siteListener(demoSite.folder);
  let released = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (/^\/assets\/.*\.js$/.test(request.url ?? '')) await released;
    answer(request, response);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Delays the application's scripts until the returned function is called. */
    holdModules() {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
