/** The mails and the events that wait, were sent or have failed, as the owner sees them. */
import * as z from 'zod/mini';
import {
  type EventPage,
  type EventState,
  eventStates,
  listedEventSchema,
  type MailPage,
  mailStates,
  mailSummarySchema,
  type QueuedMail,
  queuedMailSchema,
  SENT_PER_PAGE,
} from '../../src/domain/outbox.ts';
import { ApiError, type ApiErrorCode } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { columns, isoDate } from '../database/database.ts';
import { ABOUT, nameOf } from '../database/names.ts';
import type { Dependencies } from '../dependencies.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { numberIn } from '../http/request.ts';
import { changeJob, type JobKind, removeJobs } from './storedJobs.ts';

const times = { queuedAt: isoDate, nextAt: z.nullable(isoDate) };
const mailSchema = z.extend(mailSummarySchema, times);
const eventSchema = z.extend(listedEventSchema, times);
const openedSchema = z.extend(z.omit(queuedMailSchema, { attempts: true }), times);
const attemptSchema = z.object({ at: isoDate, error: z.nullable(z.string()) });

const computed = {
  queuedAt: 'created_at',
  nextAt: `case when state = 'waiting' and next_at > now() then next_at end`,
  isSetAside: 'set_aside_at is not null',
  to: `message->'to'`,
  subject: `message->>'subject'`,
  html: `message->>'html'`,
  text: `message->>'text'`,
  type: `message->>'type'`,
  about: ABOUT,
  name: nameOf('outbox'),
  error: 'last_error',
};

const paged = {
  table: 'outbox',
  hasStatus: (state: EventState) => `state = '${state}'`,
  order: 'outbox.id desc',
  pageSize: SENT_PER_PAGE,
};
const mailList = searchedList({
  ...paged,
  statuses: mailStates,
  columns: columns(mailSchema, computed),
  row: mailSchema,
});
const eventList = searchedList({
  ...paged,
  statuses: eventStates,
  columns: columns(eventSchema, computed),
  row: eventSchema,
});

/** Adds what the owner can do with an entry of either kind. An event that has stopped the others goes on with all. */
function addChanges(
  router: Parameters<OwnersRoutes>[0],
  { database, wakeOutbox }: Dependencies,
  kind: JobKind,
  { path, notFound }: { path: string; notFound: ApiErrorCode },
) {
  const changed = { 'set-aside': 'set aside', [path]: 'sent again' } as const;
  for (const [path, action] of Object.entries(changed)) {
    router.post(`/:id/${path}`, async (context) => {
      const id = numberIn(context, notFound);
      const known = 'select from outbox where id = $1 and kind = $2';
      if ((await database.execute(known, [id, kind])) === 0) throw new ApiError(notFound);
      await changeJob(context.var.actor, action, kind, id);
      if (action === 'set aside') return context.body(null, 204);
      wakeOutbox();
      return context.body(null, 202);
    });
  }
  router.post(`/${path}`, async (context) => {
    await changeJob(context.var.actor, 'sent again', kind, null);
    wakeOutbox();
    return context.body(null, 202);
  });
}

export const adminEventRoutes: OwnersRoutes = (router, dependencies) => {
  const { database, settings } = dependencies;
  addChanges(router, dependencies, 'event', { path: 'send', notFound: 'not-found' });
  router.get('/', async (context) => {
    const { rows: events, ...page } = await eventList.read(context, database, `kind = 'event'`);
    const hasReceiver = settings.events !== undefined;
    return reply<EventPage>(context, { events, ...page, hasReceiver });
  });
};

export const adminMailRoutes: OwnersRoutes = (router, dependencies) => {
  const { database } = dependencies;
  addChanges(router, dependencies, 'mail', { path: 'attempts', notFound: 'mail-not-found' });
  router
    .get('/', async (context) => {
      const { rows: mails, ...page } = await mailList.read(context, database, `kind = 'mail'`);
      const refused = await database.row(
        z.object({ refusal: z.string() }),
        `select last_error as refusal from outbox
         where kind = 'mail' and state = 'waiting' and is_of_settings
         order by outbox.id desc limit 1`,
      );
      return reply<MailPage>(context, { mails, ...page, refusal: refused?.refusal ?? null });
    })

    .get('/:id', async (context) => {
      const id = numberIn(context, 'mail-not-found');
      const mail = await database.row(
        openedSchema,
        `select ${columns(openedSchema, computed)} from outbox where id = $1 and kind = 'mail'`,
        [id],
      );
      if (!mail) throw new ApiError('mail-not-found');
      const attempts = await database.rows(
        attemptSchema,
        'select at, error from job_attempts where job_id = $1 order by id',
        [id],
      );
      return reply<QueuedMail>(context, { ...mail, attempts });
    })

    .delete('/:id', async (context) => {
      const id = numberIn(context, 'mail-not-found');
      const changed = (count: number) => count > 0 && about('mail', id);
      await act(context.var.actor, 'deleted', changed, (queries) =>
        removeJobs(queries, 'mail', 'id = $1', [id]),
      );
      return context.body(null, 204);
    });
};
