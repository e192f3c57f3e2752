import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { serverFor } from './serverFor.ts';

/** Serves the API and, at all other paths, the site. */
export function createHttpServer(app: Hono, answerSite: RequestListener): Server {
  const answerApi = getRequestListener(app.fetch);
  return serverFor((request, response) => {
    if (request.url?.startsWith('/api/')) void answerApi(request, response);
    else answerSite(request, response);
  });
}
