import * as z from 'zod/mini';
import type { Queries } from '../database/database.ts';
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

/** Takes back one that was counted, because it was right. */
async function forgetAttempt(queries: Queries, key: string): Promise<void> {
  await queries.execute('update rate_limits set count = count - 1 where key = $1 and count > 0', [
    key,
  ]);
}

/**
 * Runs the check of a password, and counts it unless it succeeds. It is counted before it runs, so that
 * checks in parallel cannot pass together.
 */
export async function limitAttempts<T>(
  queries: Queries,
  attempts: readonly (readonly [key: string, limit: Limit])[],
  check: () => Promise<T>,
): Promise<T> {
  for (const [key, limit] of attempts) await countAttempt(queries, key, limit);
  const result = await check();
  for (const [key] of attempts) await forgetAttempt(queries, key);
  return result;
}

/** Deletes what has expired. */
export async function clearRateLimits(queries: Queries): Promise<void> {
  await queries.execute('delete from rate_limits where resets_at <= now()');
}
