import type { Context } from 'hono';
import { ApiError } from './ApiError.ts';

/**
 * The key that the form made for this submission and sends with each attempt. Without one, each request
 * is a submission of its own. Fails with `bad-request` if it is malformed.
 */
export function requestKey(context: Context): string {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return crypto.randomUUID();
  if (!/^[\w-]{16,64}$/.test(key)) throw new ApiError('bad-request');
  return key;
}
