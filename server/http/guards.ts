import type { MiddlewareHandler } from 'hono';
import { ApiError } from './ApiError.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function hasSameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Refuses requests that change something and come from another site. Browsers name the origin of each
 * such request; what sends none, such as curl, has no cookies of a visitor.
 */
export function refuseOtherSites(publicOrigin: string): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!READING.has(req.method)) {
      const site = req.header('sec-fetch-site');
      const origin = req.header('origin');
      const isOwn =
        origin === undefined || origin === publicOrigin || hasSameHost(origin, req.header('host'));
      if ((site !== undefined && site !== 'same-origin') || !isOwn)
        throw new ApiError('cross-site');
    }
    await next();
  };
}
