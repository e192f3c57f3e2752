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
