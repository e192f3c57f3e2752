/** Sessions of customers and of owners: a random token in a cookie, its hash in the database. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { usernameKey } from '../../src/domain/adminCredentials.ts';
import { GUEST } from '../../src/domain/author.ts';
import { ownerSessionSchema } from '../../src/domain/ownerSession.ts';
import { userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { columns, isoDate, type Queries } from '../database/database.ts';
import { hashToken, newToken } from '../secrets.ts';
import { browserName } from './browserName.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const ownerSchema = z.object({ id: z.number(), username: z.string(), hasTotp: z.boolean() });
export type Owner = z.infer<typeof ownerSchema>;

const sessionRowSchema = z.extend(ownerSessionSchema, { startedAt: isoDate, usedAt: isoDate });

/** How long sessions last, and how long without a request, in seconds. */
const customer = {
  column: 'account_id',
  account: 'id, email, name from accounts',
  lifetime: 60 * DAY,
  idle: 30 * DAY,
  path: '/',
  sameSite: 'Lax',
} as const;

const owner = {
  column: 'owner_id',
  account: 'id, username, totp_confirmed_at is not null as has_totp from owners',
  lifetime: 12 * HOUR,
  idle: 2 * HOUR,
  path: '/api/admin',
  sameSite: 'Strict',
} as const;

/** How many sessions of an account stay. */
const MAX_SESSIONS = 20;

type Kind = typeof customer | typeof owner;

export type Sessions = ReturnType<typeof createSessions>;

function signedIn<T>(found: T | null): T {
  if (!found) throw new ApiError('signed-out');
  return found;
}

/** Fails if what the request brings was written by another author than the one who is signed in. */
function expectAuthor({ req }: Context, author: string | undefined) {
  const written = req.header('filled-in-as');
  if (written === undefined || written === encodeURIComponent(author ?? GUEST)) return;
  throw new ApiError(author === undefined ? 'signed-out' : 'other-account');
}

export function createSessions(database: Queries, publicOrigin: string) {
  const secure = publicOrigin.startsWith('https:');
  // The prefixes keep other subdomains and plain http from setting these cookies.
  const names = {
    account_id: secure ? '__Host-session' : 'session',
    owner_id: secure ? '__Secure-owner' : 'owner',
  };
  /** Tells the page that a session may exist. Readable by scripts, and no secret. */
  const hint = secure ? '__Host-signed-in' : 'signed-in';
  // Earlier versions had the name without a prefix.
  const hints = new Set([hint, 'signed-in']);
  const optionsOf = ({ path, sameSite }: Kind) => ({ path, sameSite, secure, httpOnly: true });
  const tokenOf = (context: Context, { column }: Kind) => getCookie(context, names[column]);
  const deleteToken = (queries: Queries, token: string) =>
    queries.execute('delete from sessions where token_hash = $1', [hashToken(token)]);

  /**
   * Starts a session with a new token. Ends the one that the browser has, and of the account all but the
   * newest. Resolves with a function that sets the cookies: call it once the session has been committed.
   */
  async function startSession(
    context: Context,
    queries: Queries,
    kind: Kind,
    { id, ipAddress, browser }: { id: string | number; ipAddress?: string; browser?: string },
  ) {
    const earlier = tokenOf(context, kind);
    if (earlier) await deleteToken(queries, earlier);
    const token = newToken();
    await queries.execute(
      `insert into sessions (token_hash, ${kind.column}, expires_at, ip_address, browser)
       values ($1, $2, now() + make_interval(secs => $3), $4, $5)`,
      [hashToken(token), id, kind.lifetime, ipAddress, browser],
    );
    await queries.execute(
      `delete from sessions where ${kind.column} = $1 and token_hash not in (
         select token_hash from sessions where ${kind.column} = $1 order by created_at desc limit $2
       )`,
      [id, MAX_SESSIONS],
    );
    const options = { ...optionsOf(kind), maxAge: kind.lifetime };
    return () => setCookie(context, names[kind.column], token, options);
  }

  async function endSession(context: Context, kind: Kind) {
    const token = tokenOf(context, kind);
    if (token) await deleteToken(database, token);
    deleteCookie(context, names[kind.column], optionsOf(kind));
  }

  /** The account of the session. Notes the use once a minute at most. */
  async function find<T>(
    context: Context,
    kind: Kind,
    schema: z.ZodMiniType<T>,
  ): Promise<T | null> {
    const token = tokenOf(context, kind);
    if (!token) return null;
    const isValid = `token_hash = $1 and expires_at > now()
      and used_at > now() - make_interval(secs => $2)`;
    return database.row(
      schema,
      `with noted as (
         update sessions set used_at = now()
         where ${isValid} and used_at < now() - interval '1 minute'
       )
       select ${kind.account} join sessions on id = ${kind.column} where ${isValid}`,
      [hashToken(token), kind.idle],
    );
  }

  function deleteHint(context: Context) {
    for (const name of hints) deleteCookie(context, name, { path: '/', secure });
  }

  /** The signed-in customer, or null. Fails if the request has another author. */
  async function user(context: Context) {
    const found = await find(context, customer, userSchema);
    if (!found && [...hints].some((name) => getCookie(context, name))) deleteHint(context);
    expectAuthor(context, found?.id);
    return found;
  }

  return {
    user,
    /** The signed-in customer. Fails with `signed-out`. */
    customer: async (context: Context) => signedIn(await user(context)),
    /** Starts a customer's session as `startSession` does. */
    async start(context: Context, queries: Queries, accountId: string) {
      const setSessionCookie = await startSession(context, queries, customer, { id: accountId });
      const { lifetime: maxAge, sameSite, path } = customer;
      return () => {
        setSessionCookie();
        setCookie(context, hint, '1', { path, secure, sameSite, maxAge });
      };
    },
    async end(context: Context) {
      await endSession(context, customer);
      deleteHint(context);
    },
    /** The signed-in owner. Fails with `signed-out`, or if the request has another author. */
    async owner(context: Context) {
      const found = signedIn(await find(context, owner, ownerSchema));
      expectAuthor(context, usernameKey(found.username));
      return found;
    },
    /** Starts an owner's session as `startSession` does. */
    startOwner: (context: Context, queries: Queries, id: number, ipAddress: string) =>
      startSession(context, queries, owner, {
        id,
        ipAddress,
        browser: browserName(context.req.header('user-agent') ?? ''),
      }),
    /** The sessions of an owner that have not ended, the one that was used last first. */
    ofOwner: (context: Context, ownerId: number) =>
      database.rows(
        sessionRowSchema,
        `select ${columns(sessionRowSchema, { startedAt: 'created_at', isCurrent: 'token_hash = $2' })}
         from sessions where owner_id = $1 and expires_at > now()
           and used_at > now() - make_interval(secs => $3)
         order by used_at desc`,
        [ownerId, hashToken(tokenOf(context, owner) ?? ''), owner.idle],
      ),
    /** Ends the sessions of an owner, except for that of the request. */
    endOthersOfOwner: (context: Context, queries: Queries, ownerId: number) =>
      queries.execute('delete from sessions where owner_id = $1 and token_hash <> $2', [
        ownerId,
        hashToken(tokenOf(context, owner) ?? ''),
      ]),
    endOwner: (context: Context) => endSession(context, owner),
  };
}

/** Ends every session of a customer or of an owner. */
export const endSessions = (queries: Queries, column: Kind['column'], id: string | number) =>
  queries.execute(`delete from sessions where ${column} = $1`, [id]);

export const clearSessions = (queries: Queries) =>
  queries.execute('delete from sessions where expires_at <= now()');
