/** What has to be sent: each job is a row of the outbox, queued in the transaction of what it reports. */
import type { About } from '../../src/domain/history.ts';
import { type Actor, about, act } from '../database/act.ts';
import { insertRow, type Queries } from '../database/database.ts';

export type JobKind = 'mail' | 'event';

export interface NewJob {
  kind: JobKind;
  dedupeKey: string;
  about: About;
  /** What is sent, as JSON. */
  message: object;
  /** The message with its secrets, encrypted until it was sent. */
  sealed?: Buffer | null;
  /** As `foldText` folds it. */
  searched: string;
  /** When it is due. Default: at once. */
  nextAt?: Date | undefined;
}

/** Adds a job, once for each key. It is sent after the transaction has been committed. */
export const addJob = (queries: Queries, { about, nextAt, message, ...job }: NewJob) =>
  insertRow(queries, 'outbox', {
    ...job,
    aboutKind: about.kind,
    aboutId: about.id,
    message: JSON.stringify(message),
    ...(nextAt && { nextAt }),
  });

/** Deletes the jobs of a kind that meet a condition in SQL. Resolves with how many there were. */
export const removeJobs = (
  queries: Queries,
  kind: JobKind,
  condition: string,
  values: readonly unknown[],
): Promise<number> =>
  queries.execute(`delete from outbox where kind = '${kind}' and ${condition}`, values);

/** Sets aside the jobs that wait, for a reason that the owner reads. */
export async function holdJobs({ execute }: Queries, reason: string): Promise<void> {
  const attempts = 'insert into job_attempts (job_id, error) select id, $1 from outbox';
  await execute(`${attempts} where state = 'waiting'`, [reason]);
  await execute(
    `update outbox set state = 'failed', set_aside_at = now(), last_error = $1, taken_until = null
     where state = 'waiting'`,
    [reason],
  );
}

/** What the owner does with the job `$2` of the kind `$1`, in SQL. Null: with all that are not set aside. */
const changes = {
  /**
   * Makes a job that waits or has failed due now, and begins its pauses anew: a job that was sent stays sent,
   * and one that is due or being sent is left alone. One that has stopped the others of its kind does so no
   * more.
   */
  'sent again': `update outbox
    set state = 'waiting', attempts = 0, next_at = now(), set_aside_at = null, is_of_settings = false
    where kind = $1 and (id = $2 or ($2 is null and set_aside_at is null))
      and (state in ('failed', 'stopped') or (state = 'waiting' and next_at > now()))
      and (taken_until is null or taken_until <= now())`,
  /** No longer counts a job that has failed. */
  'set aside': `update outbox set set_aside_at = now()
    where kind = $1 and id = $2 and state = 'failed' and set_aside_at is null`,
};

/** Changes a job, or all of its kind. Notes the action if it has changed something. */
export const changeJob = (
  actor: Actor,
  action: keyof typeof changes,
  kind: JobKind,
  id: string | null,
) =>
  act(
    actor,
    action,
    (changed: number) =>
      changed > 0 && (id === null ? about('record', `all ${kind}s`) : about(kind, id)),
    (queries) => queries.execute(changes[action], [kind, id]),
  );
