import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { serverFor } from './serverFor.ts';

/** Serves the API and, at all other paths, the site. */
export function createHttpServer(
  app: Hono,
  answerSite: RequestListener,
  trustedProxies = 0,
): Server {
  const answerApi = getRequestListener(app.fetch);
  return serverFor((request, response) => {
    if (!request.url?.startsWith('/api/')) {
      answerSite(request, response);
      return;
    }
    // The adapter itself refuses an invalid Host header, without asking the application.
    response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
    void answerApi(request, response);
  }, trustedProxies);
}

/** How long requests in progress have when the server stops, in ms. */
const SHUTDOWN_TIMEOUT = 10_000;

/** Accepts no more connections. Resolves once those that are open have ended. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
  await closed;
}
