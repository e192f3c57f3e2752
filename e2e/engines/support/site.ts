import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteListener } from '../../../scripts/serve.ts';
import { demoSite } from '../../../scripts/testSites.ts';

/** Serves the demo for one test, on a free port. */
export async function serveDemo() {
  const server = createServer(siteListener(demoSite.folder)).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
