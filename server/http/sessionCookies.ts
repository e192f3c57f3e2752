/** Sessions of customers and of owners: a random token in a cookie, its hash in the database. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { type User, userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { hashToken, newToken } from '../secrets.ts';
import { ApiError } from './ApiError.ts';

const DAY = 86_400;

interface Kind {
  column: 'account_id' | 'owner_id';
  /** How long it lasts, and how long without a request, in seconds. */
  lifetime: number;
  idle: number;
  path: string;
  sameSite: 'Lax' | 'Strict';
}

const customer: Kind = {
  column: 'account_id',
  lifetime: 60 * DAY,
  idle: 30 * DAY,
  path: '/',
  sameSite: 'Lax',
};

const owner: Kind = {
  column: 'owner_id',
  lifetime: 12 * 3600,
  idle: 2 * 3600,
  path: '/api/admin',
  sameSite: 'Strict',
};

/** Tells the page that a session may exist. Readable by scripts, and no secret. */
const HINT = 'signed-in';

const ownerSchema = z.object({ id: z.number(), username: z.string() });
export type Owner = z.infer<typeof ownerSchema>;

export interface Sessions {
  /** The signed-in customer, or null. */
  user(context: Context): Promise<User | null>;
  /** The signed-in customer. Fails with `signed-out`. */
  customer(context: Context): Promise<User>;
  /**
   * Starts a session with a new token, and ends the one that the browser has. Resolves with a function
   * that sets the cookies: call it once the session has been committed.
   */
  start(context: Context, queries: Queries, accountId: string): Promise<() => void>;
  end(context: Context): Promise<void>;
  /** The signed-in owner. Fails with `signed-out`. */
  owner(context: Context): Promise<Owner>;
  /** As `start`. */
  startOwner(context: Context, queries: Queries, ownerId: number): Promise<() => void>;
  endOwner(context: Context): Promise<void>;
}

export function createSessions(database: Queries, publicOrigin: string): Sessions {
  const secure = publicOrigin.startsWith('https:');
  // The prefixes keep other subdomains and plain http from setting these cookies.
  const names = {
    account_id: secure ? '__Host-session' : 'session',
    owner_id: secure ? '__Secure-owner' : 'owner',
  };
  const optionsOf = ({ path, sameSite }: Kind) => ({ path, sameSite, secure, httpOnly: true });

  async function startSession(context: Context, queries: Queries, kind: Kind, id: string | number) {
    const name = names[kind.column];
    const earlier = getCookie(context, name);
    if (earlier) {
      await queries.execute('delete from sessions where token_hash = $1', [hashToken(earlier)]);
    }
    const token = newToken();
    await queries.execute(
      `insert into sessions (token_hash, ${kind.column}, expires_at)
       values ($1, $2, now() + make_interval(secs => $3))`,
      [hashToken(token), id, kind.lifetime],
    );
    return () => setCookie(context, name, token, { ...optionsOf(kind), maxAge: kind.lifetime });
  }

  async function endSession(context: Context, kind: Kind) {
    const name = names[kind.column];
    const token = getCookie(context, name);
    if (token)
      await database.execute('delete from sessions where token_hash = $1', [hashToken(token)]);
    deleteCookie(context, name, optionsOf(kind));
  }

  /** The row that the session belongs to. Notes the use once a minute at most. */
  async function find<T>(
    context: Context,
    kind: Kind,
    schema: z.ZodMiniType<T>,
    [table, columns]: readonly [string, string],
  ): Promise<T | null> {
    const token = getCookie(context, names[kind.column]);
    if (!token) return null;
    const hash = hashToken(token);
    const found = await database.row(
      schema,
      `select ${columns} from sessions join ${table} on ${table}.id = sessions.${kind.column}
       where token_hash = $1 and expires_at > now()
         and used_at > now() - make_interval(secs => $2)`,
      [hash, kind.idle],
    );
    if (found) {
      await database.execute(
        `update sessions set used_at = now()
         where token_hash = $1 and used_at < now() - interval '1 minute'`,
        [hash],
      );
    }
    return found;
  }

  async function findUser(context: Context) {
    const user = await find(context, customer, userSchema, [
      'accounts',
      'accounts.id, accounts.email, accounts.name',
    ]);
    if (!user && getCookie(context, HINT)) deleteCookie(context, HINT, { path: '/', secure });
    return user;
  }

  return {
    user: findUser,
    async customer(context) {
      const user = await findUser(context);
      if (!user) throw new ApiError('signed-out');
      return user;
    },
    async start(context, queries, accountId) {
      const setSessionCookie = await startSession(context, queries, customer, accountId);
      const { lifetime: maxAge, sameSite } = customer;
      return () => {
        setSessionCookie();
        setCookie(context, HINT, '1', { path: '/', secure, sameSite, maxAge });
      };
    },
    async end(context) {
      await endSession(context, customer);
      deleteCookie(context, HINT, { path: '/', secure });
    },
    async owner(context) {
      const found = await find(context, owner, ownerSchema, [
        'owners',
        'owners.id, owners.username',
      ]);
      if (!found) throw new ApiError('signed-out');
      return found;
    },
    startOwner: (context, queries, ownerId) => startSession(context, queries, owner, ownerId),
    endOwner: (context) => endSession(context, owner),
  };
}

/** Ends every session of an account, and the links to reset its password: it has a new one. */
export async function endAccessTo(queries: Queries, accountId: string): Promise<void> {
  await queries.execute('delete from sessions where account_id = $1', [accountId]);
  await queries.execute(
    `delete from one_time_tokens where account_id = $1 and purpose = 'password-reset'`,
    [accountId],
  );
}

/** Deletes what has expired. */
export async function clearSessions(queries: Queries): Promise<void> {
  await queries.execute('delete from sessions where expires_at <= now()');
  await queries.execute('delete from one_time_tokens where expires_at <= now()');
}
