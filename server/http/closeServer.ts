import type { Server } from 'node:http';

/** How long requests in progress have when the server stops, in ms. */
const SHUTDOWN_TIMEOUT = 10_000;

/** Accepts no more connections. Resolves once those that are open have ended. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
  await closed;
}
