/** Sends the jobs that are due, in any number of processes, and tries those that fail again. */
import * as z from 'zod/mini';
import {
  columns,
  type Database,
  DatabaseUnavailable,
  insertRow,
  type Queries,
} from '../database/database.ts';
import { errorText, type Log } from '../log.ts';
import type { JobKind } from './storedJobs.ts';

const jobSchema = z.object({
  id: z.string(),
  attempts: z.number(),
  takenUntil: z.date(),
  message: z.unknown(),
  sealed: z.nullable(z.instanceof(Buffer)),
  messageId: z.string(),
});

export type Job = z.infer<typeof jobSchema>;

type JobErrorOptions = ErrorOptions &
  Partial<Pick<JobError, 'isFinal' | 'isOfSettings' | 'retryAfter' | 'stops' | 'left'>>;

/** Why a job was not sent, as the owner reads it. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** Another attempt would fail as well. */
  readonly isFinal: boolean;
  /** The receiver refuses all until a setting is mended, however long that takes. */
  readonly isOfSettings: boolean;
  /** The shortest pause before the next attempt, in seconds. */
  readonly retryAfter: number;
  /** The receiver wants no more: no job of this kind is sent until the owner sends this one again. */
  readonly stops: boolean;
  /** Those of several recipients who have not got it, if others have. The message has them as `left`. */
  readonly left: readonly string[] | undefined;

  constructor(message: string, options: JobErrorOptions = {}) {
    const {
      isFinal = false,
      isOfSettings = false,
      retryAfter = 0,
      stops = false,
      left,
      ...rest
    } = options;
    super(message, rest);
    this.isFinal = isFinal;
    this.isOfSettings = isOfSettings;
    this.retryAfter = retryAfter;
    this.stops = stops;
    this.left = left;
  }
}

/** The longest pause, in seconds: of a job that waits for other settings, each one from the last on. */
const LAST_PAUSE = 28_800;

/** The pauses after failed attempts, in seconds. After the last one the job has failed. */
const PAUSES = [5, 15, 60, 120, 300, 600, 1800, 3600, 7200, 14_400, 28_800, LAST_PAUSE];

/** Another process takes a job over if its sender has not reported within this time, in seconds. */
const LEASE = 90;

/** How often jobs are looked for that are due, in ms. */
const INTERVAL = 2000;

/** What a job is after a failed attempt. */
type FailedState = 'waiting' | 'failed' | 'stopped';

export interface JobOptions {
  database: Database;
  log: Log;
  kind: JobKind;
  /** Resolves with the id that the receiver has given it, if it gives one. Rejects with a `JobError`. */
  send: (job: Job) => Promise<string | null>;
  /** How many are sent at once, so that one whose receiver hangs holds no others. Default: 1. */
  atOnce?: number;
  /** Runs in the transaction that notes that a job has stopped the others. */
  onStop?: (queries: Queries, job: Job) => Promise<void>;
}

export type Jobs = ReturnType<typeof startJobs>;

export function startJobs({ database, log, kind, send, atOnce = 1, onStop }: JobOptions) {
  let isStopping = false;
  const running = new Set<Promise<void>>();
  let isWanted = false;

  /** Takes the next job that is due, and keeps others from taking it for a while. */
  const take = () =>
    database.row(
      jobSchema,
      `update outbox set attempts = attempts + 1, taken_until = now() + make_interval(secs => $1)
       where id = (
         select id from outbox
         where kind = $2 and state = 'waiting' and next_at <= now()
           and (taken_until is null or taken_until <= now())
           and not exists (
             select from outbox as stopped where stopped.kind = $2 and stopped.state = 'stopped'
           )
         order by next_at, id limit 1 for update skip locked
       )
       returning ${columns(jobSchema)}`,
      [LEASE, kind],
    );

  /**
   * Notes the attempt and its result: sent, or the error with the pause before the next attempt. A job
   * that another process has sent meanwhile stays sent.
   */
  const report = (
    job: Job,
    result: { providerId: string | null } | { error: JobError; state: FailedState; pause: number },
  ) =>
    database.transaction(async (queries) => {
      const { id, takenUntil } = job;
      // The owner may have deleted it while it was sent.
      const known = 'select from outbox where id = $1 for update';
      if ((await queries.execute(known, [id])) === 0) return;
      const error = 'error' in result ? result.error.message : null;
      const at = new Date(takenUntil.getTime() - LEASE * 1000);
      await insertRow(queries, 'job_attempts', { jobId: id, at, error });
      if ('providerId' in result) {
        await queries.execute(
          `update outbox set state = 'sent', sent_at = now(), provider_id = $2, last_error = null,
             is_of_settings = false, taken_until = null, sealed = null
           where id = $1`,
          [id, result.providerId],
        );
        return;
      }
      const { left, isOfSettings } = result.error;
      await queries.execute(
        `update outbox set last_error = $2, taken_until = null, state = $3,
           next_at = now() + make_interval(secs => $4), message = message || $5::jsonb,
           is_of_settings = $6
         where id = $1 and state = 'waiting'`,
        [id, error, result.state, result.pause, JSON.stringify({ left }), isOfSettings],
      );
      if (result.state === 'stopped') await onStop?.(queries, job);
    });

  /** While the database is away, tries again: a job that was sent and not noted would be sent twice. */
  async function reportPatiently(...details: Parameters<typeof report>) {
    for (let left = LEASE / 2; ; left -= 1) {
      try {
        return await report(...details);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || left === 0 || isStopping) throw error;
        await new Promise((resume) => setTimeout(resume, 1000));
      }
    }
  }

  async function sendOne(job: Job) {
    const { id, attempts } = job;
    try {
      const providerId = await send(job);
      await reportPatiently(job, { providerId });
      log.info(`${kind} sent`, { job: id, attempts });
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      const last = error.isOfSettings ? LAST_PAUSE : undefined;
      const next = error.isFinal ? undefined : (PAUSES[attempts - 1] ?? last);
      const state = error.stops ? 'stopped' : next === undefined ? 'failed' : 'waiting';
      const pause = Math.max(next ?? 0, error.retryAfter);
      await reportPatiently(job, { error, state, pause });
      const details = { job: id, attempts, state, ...(state === 'waiting' && { pause }) };
      log.warn(`${kind} not sent`, { ...details, error: errorText(error) });
    }
  }

  async function run() {
    do {
      isWanted = false;
      try {
        while (!isStopping) {
          const job = await take();
          if (!job) break;
          await sendOne(job);
        }
      } catch (error) {
        log.warn('outbox interrupted', { kind, error: errorText(error) });
      }
    } while (isWanted && !isStopping);
  }

  /** Looks for jobs that are due now, instead of at the next interval. */
  function wake() {
    isWanted = true;
    while (!isStopping && running.size < atOnce) {
      const sender = run().finally(() => running.delete(sender));
      running.add(sender);
    }
  }

  const timer = setInterval(wake, INTERVAL);
  wake();

  return {
    wake,
    /** Resolves once the jobs that are being sent have been sent or have failed. */
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
