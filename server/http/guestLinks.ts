/** The links with which visitors open things without an account: a token, of which only the hash is kept. */
import type { Context } from 'hono';
import { hashToken } from '../secrets.ts';

/** SQL over a table of links. */
export const isValidLink = `created_at > now() - interval '90 days'`;

/** The hash of the token that the request brings, or null. */
export function bearerHash(context: Context): Buffer | null {
  const [, token] = /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '') ?? [];
  return token ? hashToken(token) : null;
}
