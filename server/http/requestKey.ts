import type { Context } from 'hono';
import { hashToken } from '../secrets.ts';
import { ApiError } from './ApiError.ts';

/**
 * The key of a submission: of the key that the form made and sends with each attempt, and of what it
 * submits, so that a key never gives the answer to another submission. Without a key, each request is
 * a submission of its own. Fails with `bad-request` if the key is malformed.
 */
export function requestKey(context: Context, submitted: unknown): string {
  const key = context.req.header('idempotency-key');
  if (key === undefined) return crypto.randomUUID();
  if (!/^[\w-]{16,64}$/.test(key)) throw new ApiError('bad-request');
  return hashToken(`${key} ${JSON.stringify(submitted)}`).toString('base64url');
}
