import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves the API and, at all other paths, the site. */
export function createHttpServer(app: Hono, answerSite: RequestListener): Server {
  const answerApi = getRequestListener(app.fetch);
  return createServer((request, response) => {
    if (request.url?.startsWith('/api/')) void answerApi(request, response);
    else answerSite(request, response);
  });
}
