/** How often an IP address, an account or a browser may try something. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { Queries } from '../database/database.ts';
import { hashToken, isSigned, sign } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { ApiError, type ApiErrorCode } from './ApiError.ts';

export interface Limit {
  /** How many are allowed in the period. */
  max: number;
  /** In seconds, from the first. */
  period: number;
}

type LimitCode = Extract<ApiErrorCode, 'too-many-attempts' | 'locked-out'>;

const countSchema = z.object({ count: z.number(), seconds: z.number() });

/** Fails if more were counted than the limit allows. */
function assertWithin(
  { max }: Limit,
  counted: z.infer<typeof countSchema> | null,
  code: LimitCode = 'too-many-attempts',
): void {
  if (!counted || counted.count <= max) return;
  throw new ApiError(code, { retryAfter: Math.max(1, counted.seconds) });
}

/** Fails if one more would exceed the limit, without counting it. */
export async function expectAttemptLeft(
  queries: Queries,
  key: string,
  limit: Limit,
  code?: LimitCode,
): Promise<void> {
  const next = await queries.row(
    countSchema,
    `select count + 1 as count, ceil(extract(epoch from resets_at - now()))::integer as seconds
     from rate_limits where key = $1 and resets_at > now()`,
    [key],
  );
  assertWithin(limit, next, code);
}

/**
 * Counts one more for the key, in one statement, so that requests in parallel cannot pass together.
 * Fails once the limit is exceeded.
 */
export async function countAttempt(
  queries: Queries,
  key: string,
  limit: Limit,
  code?: LimitCode,
): Promise<void> {
  const counted = await queries.row(
    countSchema,
    `insert into rate_limits as known (key, count, resets_at)
     values ($1, 1, now() + make_interval(secs => $2))
     on conflict (key) do update set
       count = case when known.resets_at <= now() then 1 else known.count + 1 end,
       resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
     returning count, ceil(extract(epoch from resets_at - now()))::integer as seconds`,
    [key, limit.period],
  );
  assertWithin(limit, counted, code);
}

/** What an attempt counts against, by key. */
type Attempts = readonly (readonly [key: string, limit: Limit])[];

/**
 * Runs the check of a password, and counts it unless it succeeds or fails with `unavailable`. It is counted
 * before it runs, so that checks in parallel cannot pass together.
 */
export async function limitAttempts<T>(
  queries: Queries,
  attempts: Attempts,
  check: () => Promise<T>,
): Promise<T> {
  for (const [key, limit] of attempts) await countAttempt(queries, key, limit);
  async function forget() {
    for (const [key] of attempts) {
      const forgetOne = 'update rate_limits set count = count - 1 where key = $1 and count > 0';
      await queries.execute(forgetOne, [key]);
    }
  }
  try {
    const result = await check();
    await forget();
    return result;
  } catch (error) {
    // The password was not compared.
    if (error instanceof ApiError && error.code === 'unavailable') await forget();
    throw error;
  }
}

const YEAR = 365 * 86_400;

/** How many wrong passwords are allowed. */
export const wrongPasswords = {
  /** For one account, and apart from that from one browser that has signed in to it before. */
  perAccount: { max: 10, period: 300 },
  perIpAddress: { max: 30, period: 300 },
} satisfies Record<string, Limit>;

/**
 * Marks browsers that have signed in before, so that strangers cannot use up their attempts. `path` is
 * that of the route that reads the passwords.
 */
export function createKnownBrowsers(
  { secretKey, publicOrigin }: Pick<ServerSettings, 'secretKey' | 'publicOrigin'>,
  { cookie, path }: { cookie: string; path: string },
) {
  const markOf = (account: string) => `${cookie} ${account}`;
  const keyOf = (text: string) => hashToken(text).toString('base64url');
  return {
    remember(context: Context, account: string) {
      setCookie(context, cookie, sign(secretKey, markOf(account)), {
        path,
        httpOnly: true,
        secure: publicOrigin.startsWith('https:'),
        sameSite: 'Lax',
        maxAge: YEAR,
      });
    },
    /** What a wrong password for the account counts against. */
    attempts(context: Context, account: string, ipAddress: string): Attempts {
      const mark = getCookie(context, cookie) ?? '';
      if (isSigned(secretKey, markOf(account), mark)) {
        return [[keyOf(`${mark} ${account}`), wrongPasswords.perAccount]];
      }
      // The IP address first: once it is limited, invented accounts add no more rows.
      return [
        [`${path} ${ipAddress}`, wrongPasswords.perIpAddress],
        [keyOf(`${path} ${account}`), wrongPasswords.perAccount],
      ];
    },
  };
}

/** Deletes what has expired. */
export async function clearRateLimits(queries: Queries): Promise<void> {
  await queries.execute('delete from rate_limits where resets_at <= now()');
}
