/** The links in mails and of guests: a token, of which only the hash is kept, opens one thing until it ends. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ApiError } from '../ApiError.ts';
import type { Queries } from '../database/database.ts';
import { hashToken, newToken } from '../secrets.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How long links are valid that are used once, in seconds. */
const once = { 'password-reset': HOUR, verification: HOUR, 'owner-setup': DAY };

/** How long links are valid, in seconds. */
const lifetimes = { order: 90 * DAY, ticket: 90 * DAY, quote: 90 * DAY, ...once };

/** What a link opens; those of an account say what for. The first owner's is about nothing yet. */
export type LinkKind = keyof typeof lifetimes;

type OnceKind = keyof typeof once;

/** Adds a link, and resolves with its token. Earlier ones stay valid. */
export async function addLink(
  queries: Queries,
  kind: LinkKind,
  aboutId = '',
  token = newToken(),
): Promise<string> {
  await queries.execute(
    `insert into links (token_hash, kind, about_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4)) on conflict do nothing`,
    [hashToken(token), kind, aboutId, lifetimes[kind]],
  );
  return token;
}

/** SQL over `links`: the link with this hash, while it is valid. */
export const isValidLink = (kind: LinkKind, hash: string) =>
  `token_hash = ${hash} and kind = '${kind}' and expires_at > now()`;

/** In SQL: the id that the link with this hash opens, or null. */
export const linkedId = (kind: LinkKind, hash: string) =>
  `(select about_id from links where ${isValidLink(kind, hash)})`;

/** Fails with `link-expired` unless the token can be used. */
export async function assertLink(queries: Queries, kind: OnceKind, token: string) {
  const found = await queries.execute(`select from links where ${isValidLink(kind, '$1')}`, [
    hashToken(token),
  ]);
  if (found === 0) throw new ApiError('link-expired');
}

const usedSchema = z.object({ aboutId: z.string() });

/**
 * Ends every link about what the token opens, of its kind: of two at once, one is used. Resolves with its id. Fails
 * with `link-expired`.
 */
export async function useLink(queries: Queries, kind: OnceKind, token: string): Promise<string> {
  const used = await queries.row(
    usedSchema,
    `delete from links where kind = '${kind}' and about_id = ${linkedId(kind, '$1')} returning about_id`,
    [hashToken(token)],
  );
  if (!used) throw new ApiError('link-expired');
  return used.aboutId;
}

/** Ends the links to these things; `all` is SQL for further ids that they have had. */
export const endLinks = (
  queries: Queries,
  kind: LinkKind,
  aboutIds: readonly string[],
  all = '$1::text[]',
) =>
  queries.execute(`delete from links where kind = '${kind}' and about_id = any(${all})`, [
    aboutIds,
  ]);

/** Ends the links that are used once, which a restored backup must not make valid again. */
export const endOnceLinks = (queries: Queries) =>
  queries.execute('delete from links where kind = any($1)', [Object.keys(once)]);

export const clearLinks = (queries: Queries) =>
  queries.execute('delete from links where expires_at <= now()');

/** The hash of the token that the request brings, or null. */
export function bearerHash(context: Context): Buffer | null {
  const [, token] = /^Bearer ([\w-]+)$/.exec(context.req.header('authorization') ?? '') ?? [];
  return token ? hashToken(token) : null;
}
