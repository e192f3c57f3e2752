/** The mails that wait, were sent or have failed, as the owner sees them. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  MAILS_PER_PAGE,
  type MailPage,
  mailStates,
  mailSummarySchema,
  type QueuedMail,
  queuedMailSchema,
} from '../../src/domain/outbox.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, isoDate, type Queries } from '../database/database.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { numberIn } from '../http/request.ts';
import { changeJob, removeJobs } from '../jobs/storedJobs.ts';

const summaryRowSchema = z.extend(mailSummarySchema, { queuedAt: isoDate });
const mailRowSchema = z.extend(z.omit(queuedMailSchema, { attempts: true }), {
  queuedAt: isoDate,
  nextAt: z.nullable(isoDate),
});
const attemptSchema = z.object({ at: isoDate, error: z.nullable(z.string()) });

const computed = {
  to: `message->'to'`,
  subject: `message->>'subject'`,
  text: `message->>'text'`,
  queuedAt: 'created_at',
  nextAt: `case when state = 'waiting' and next_at > now() then next_at end`,
  isSetAside: 'set_aside_at is not null',
};

const list = searchedList({
  table: 'outbox',
  statuses: mailStates,
  hasStatus: (state) => `state = '${state}'`,
  columns: columns(summaryRowSchema, computed),
  row: summaryRowSchema,
  order: 'outbox.id desc',
  pageSize: MAILS_PER_PAGE,
});

/** What the list has of the table. */
const MAILS = `kind = 'mail'`;

const idIn = (context: Context) => numberIn(context, 'mail-not-found');

/** Fails with `mail-not-found`. */
async function readMail(queries: Queries, id: string): Promise<QueuedMail> {
  const mail = await queries.row(
    mailRowSchema,
    `select ${columns(mailRowSchema, computed)} from outbox where id = $1 and ${MAILS}`,
    [id],
  );
  if (!mail) throw new ApiError('mail-not-found');
  const attempts = await queries.rows(
    attemptSchema,
    'select at, error from job_attempts where job_id = $1 order by id',
    [id],
  );
  return { ...mail, attempts };
}

export const adminMailRoutes: OwnersRoutes = (router, { database, wakeOutbox }) =>
  router
    .get('/', async (context) => {
      const { rows: mails, ...page } = await list.read(context, database, MAILS);
      return reply<MailPage>(context, { mails, ...page });
    })

    .get('/:id', async (context) =>
      reply<QueuedMail>(context, await readMail(database, idIn(context))),
    )

    .delete('/:id', async (context) => {
      const id = idIn(context);
      const changed = (count: number) => count > 0 && about('mail', id);
      await act(context.var.actor, 'deleted', changed, (queries) =>
        removeJobs(queries, 'mail', 'id = $1', [id]),
      );
      return context.body(null, 204);
    })

    .post('/:id/set-aside', async (context) => {
      const { id } = await readMail(database, idIn(context));
      await changeJob(context.var.actor, 'set aside', 'mail', id);
      return context.body(null, 204);
    })

    .post('/:id/attempts', async (context) => {
      const { id } = await readMail(database, idIn(context));
      await changeJob(context.var.actor, 'sent again', 'mail', id);
      wakeOutbox();
      return context.body(null, 202);
    });
