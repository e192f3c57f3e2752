/** How often an IP address, an account or a browser may try something. */
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { ApiError, type ApiErrorCode } from '../ApiError.ts';
import type { Database, Queries } from '../database/database.ts';
import { widerNetworks } from '../ipAddress.ts';
import { hashToken, isSigned, newToken, sign } from '../secrets.ts';
import type { ServerSettings } from '../settings.ts';

export interface Limit {
  /** How many are allowed in the period. */
  max: number;
  /** In seconds, from the first. */
  period: number;
  /**
   * With it, reaching the limit is followed by a pause as long as the period, each further attempt by one
   * that is twice as long, up to this many seconds. All is forgotten after as long again.
   */
  longestPause?: number;
  /** What is kept of the last attempt. */
  note?: string;
}

type LimitCode = Extract<
  ApiErrorCode,
  'too-many-attempts' | 'locked-out' | 'daily-uploads' | 'guest-tickets'
>;

const countSchema = z.object({ count: z.number() });
const knownSchema = z.extend(countSchema, { seconds: z.number() });

/** Fails if one more would exceed the limit, without counting it. */
export async function expectAttemptLeft(
  queries: Queries,
  key: string,
  { max }: Pick<Limit, 'max'>,
  code: LimitCode = 'too-many-attempts',
): Promise<void> {
  const known = await queries.row(
    knownSchema,
    `select count, ceil(extract(epoch from resets_at - now()))::integer as seconds
     from rate_limits where key = $1 and resets_at > now()`,
    [key],
  );
  if (known && known.count >= max) throw new ApiError(code, { retryAfter: known.seconds });
}

/** What an attempt counts against, by key. */
type Attempts = readonly (readonly [key: string, limit: Limit])[];

/**
 * With four times each limit of an IPv6 address for the /56 around it, and 16 times for the /48, all of which one
 * attacker may have.
 */
const withNetworks = (attempts: Attempts): Attempts =>
  attempts.flatMap(([key, limit]) =>
    [key, ...widerNetworks(key)].map(
      (network, step) => [network, { ...limit, max: 4 ** step * limit.max }] as const,
    ),
  );

/** In SQL: a period after now is at least as long after the end of the known one. A cluster refuses `now()` here. */
const HAS_RESET = 'excluded.resets_at - known.resets_at >= make_interval(secs => $2)';

/**
 * Counts one more for the key, or another amount, in one statement, so that requests in parallel cannot
 * pass together. Fails once the limit is exceeded, or that of a network around an IPv6 address.
 */
export async function countAttempt(
  queries: Queries,
  key: string,
  limit: Limit,
  code?: LimitCode,
  amount = 1,
): Promise<void> {
  for (const [counting, rule] of withNetworks([[key, limit]])) {
    const { count } = await queries.one(
      countSchema,
      `insert into rate_limits as known (key, count, resets_at, note)
       values ($1, $3, now() + make_interval(secs => $2), $4)
       on conflict (key) do update set
         count = case when ${HAS_RESET} then excluded.count else known.count + excluded.count end,
         resets_at = case when ${HAS_RESET} then excluded.resets_at else known.resets_at end,
         note = excluded.note
       returning count`,
      [counting, rule.period, amount, rule.note ?? null],
    );
    if (count > rule.max) await expectAttemptLeft(queries, counting, rule, code);
  }
}

/** What an IP address may send to be kept in a day, in characters of JSON: it could fill the disk. */
const DAILY_TEXTS = { max: 5_000_000, period: 86_400 };

/** Counts texts that will be kept. Fails with `too-many-attempts`. */
export const countTexts = (queries: Queries, ipAddress: string, texts: unknown): Promise<void> =>
  countAttempt(queries, `texts ${ipAddress}`, DAILY_TEXTS, undefined, JSON.stringify(texts).length);

interface Counted {
  count: number;
  resetsAt: Date;
}

/** What is counted after one more attempt, for a limit with pauses. An attempt during a pause gives null. */
function countedWithPauses(
  known: Counted,
  { max, period, longestPause = period }: Limit,
  now: Date,
): Counted | null {
  const pauseAfter = (count: number) => 1000 * Math.min(period * 2 ** (count - max), longestPause);
  const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
  const isReached = known.count >= max;
  if (isReached && known.resetsAt > now) return null;
  const forgottenAt = isReached ? after(known.resetsAt, pauseAfter(known.count)) : known.resetsAt;
  const count = forgottenAt <= now ? 1 : known.count + 1;
  if (count > 1 && count < max) return { count, resetsAt: known.resetsAt };
  return { count, resetsAt: after(now, pauseAfter(Math.max(count, max))) };
}

const storedSchema = z.extend(countSchema, { resetsAt: z.date(), now: z.date() });

/** As `countAttempt`, for a limit with pauses. An attempt during a pause is refused and not counted. */
const countWithPauses = (database: Database, key: string, limit: Limit): Promise<void> =>
  database.transaction(async (queries) => {
    const added = await queries.execute(
      `insert into rate_limits (key, count, resets_at)
       values ($1, 1, now() + make_interval(secs => $2)) on conflict do nothing`,
      [key, limit.period],
    );
    if (added === 1) return;
    const known = await queries.row(
      storedSchema,
      'select count, resets_at, now() as now from rate_limits where key = $1 for update',
      [key],
    );
    const next = known && countedWithPauses(known, limit, known.now);
    if (!next) {
      await expectAttemptLeft(queries, key, limit);
      // The pause has ended meanwhile.
      throw new ApiError('too-many-attempts', { retryAfter: 1 });
    }
    await queries.execute('update rate_limits set count = $2, resets_at = $3 where key = $1', [
      key,
      next.count,
      next.resetsAt,
    ]);
  });

/**
 * Runs the check of a password, and counts it unless it succeeds or fails with `unavailable`. It is counted
 * before it runs, so that checks in parallel cannot pass together.
 */
export async function limitAttempts<T>(
  database: Database,
  attempts: Attempts,
  check: () => Promise<T>,
): Promise<T> {
  for (const [key, limit] of attempts) {
    await (limit.longestPause ? countWithPauses : countAttempt)(database, key, limit);
  }
  async function forget() {
    for (const [key, { max, longestPause }] of withNetworks(attempts)) {
      const forgotten = 'update rate_limits set count = count - 1';
      // The attempt has begun the next pause.
      const ended = `${forgotten}, resets_at = now() where key = $1 and count > $2`;
      if (longestPause && (await database.execute(ended, [key, max])) > 0) continue;
      await database.execute(`${forgotten} where key = $1 and count > 0`, [key]);
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

/** Runs a sign-in, and counts it if it succeeds. */
export async function limitSignIns<T>(
  queries: Queries,
  signIns: Attempts,
  signIn: () => Promise<T>,
): Promise<T> {
  for (const attempt of signIns) await expectAttemptLeft(queries, ...attempt);
  const result = await signIn();
  // Again: others may have succeeded meanwhile.
  for (const attempt of signIns) await countAttempt(queries, ...attempt);
  return result;
}

/** Forgets what strangers have tried for an account at this path, by the key of the account. */
export const forgetAttempts = (queries: Queries, path: string, key: string): Promise<number> =>
  queries.execute('delete from rate_limits where key = $1', [accountKey(path, key)]);

const hashedKey = (text: string) => hashToken(text).toString('base64url');
const accountKey = (path: string, key: string) => hashedKey(`${path} ${key}`);

const YEAR = 365 * 86_400;

/** How many wrong passwords are allowed. */
export const wrongPasswords = {
  /** For one account, and apart from that from one browser that has signed in to it before. */
  perAccount: { max: 10, period: 900, longestPause: 14_400 },
  perIpAddress: { max: 30, period: 300 },
} satisfies Record<string, Limit>;

/** How many right passwords are allowed, of which each fills the table of sessions. */
const rightPasswords = {
  perAccount: { max: 30, period: 3600 },
  perIpAddress: { max: 60, period: 3600 },
} satisfies Record<string, Limit>;

/** An account, as a mark is made for it. */
export interface MarkedAccount {
  /** The key of the email address or of the username. */
  key: string;
  /** A mark ends with the password. */
  passwordHash: string | null;
}

/**
 * Marks browsers that have signed in before, so that strangers cannot use up their attempts. Each browser
 * has a mark of its own, which is no session and stays after a logout. `path` is that of the routes that
 * read the passwords.
 */
export function createKnownBrowsers(
  { secretKey, publicOrigin }: Pick<ServerSettings, 'secretKey' | 'publicOrigin'>,
  { cookie, path }: { cookie: string; path: string },
) {
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? `__Secure-${cookie}` : cookie;
  const markOf = (id: string, { key, passwordHash }: MarkedAccount) =>
    `${cookie} ${id} ${key} ${passwordHash}`;
  /** The mark of the browser, if it has signed in to the account before. */
  function knownMark(context: Context, account: MarkedAccount): string | undefined {
    const [id = '', signature = ''] = (getCookie(context, name) ?? '').split('.');
    const mark = markOf(id, account);
    return account.passwordHash !== null && isSigned(secretKey, mark, signature) ? mark : undefined;
  }
  return {
    isKnown: (context: Context, account: MarkedAccount) =>
      knownMark(context, account) !== undefined,
    /** What a right password counts against. A new password begins anew. */
    signIns(context: Context, account: MarkedAccount, ipAddress: string): Attempts {
      const { perAccount, perIpAddress } = rightPasswords;
      const max = knownMark(context, account) ? Number.POSITIVE_INFINITY : perIpAddress.max;
      return [
        [accountKey(`signed in ${path}`, `${account.key} ${account.passwordHash}`), perAccount],
        [`signed in ${path} ${ipAddress}`, { ...perIpAddress, max }],
      ];
    },
    remember(context: Context, account: MarkedAccount) {
      const id = newToken();
      setCookie(context, name, `${id}.${sign(secretKey, markOf(id, account))}`, {
        path,
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        maxAge: YEAR,
      });
    },
    /** What a wrong password for the account counts against. */
    attempts(context: Context, account: MarkedAccount, ipAddress: string): Attempts {
      const mark = knownMark(context, account);
      if (mark) return [[hashedKey(mark), wrongPasswords.perAccount]];
      // The IP address first: once it is limited, invented accounts add no more rows.
      return [
        [`${path} ${ipAddress}`, wrongPasswords.perIpAddress],
        [accountKey(path, account.key), wrongPasswords.perAccount],
      ];
    },
  };
}

/** Deletes what has expired. After a pause, its count is known for as long again. */
export async function clearRateLimits(queries: Queries): Promise<void> {
  await queries.execute(
    'delete from rate_limits where resets_at <= now() - make_interval(secs => $1)',
    [wrongPasswords.perAccount.longestPause],
  );
}
