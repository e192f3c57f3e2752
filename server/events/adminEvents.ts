/** The events that wait, were sent or have failed, as the owner sees them. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  EVENTS_PER_PAGE,
  type EventPage,
  eventStates,
  listedEventSchema,
} from '../../src/domain/ownersEvents.ts';
import { ApiError } from '../ApiError.ts';
import { type Database, isoDate } from '../database/database.ts';
import { nameOf } from '../database/names.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { numberIn } from '../http/request.ts';
import { changeJob } from '../jobs/storedJobs.ts';

const EVENTS = `kind = 'event'`;

const list = searchedList({
  table: 'outbox',
  statuses: eventStates,
  hasStatus: (state) => `state = '${state}'`,
  columns: `id, message->>'type' as type, state, created_at as queued_at, attempts,
    json_build_object('kind', about_kind, 'id', about_id) as about, ${nameOf('outbox')}, last_error as error,
    set_aside_at is not null as is_set_aside,
    case when state = 'waiting' and next_at > now() then next_at end as next_at`,
  row: z.extend(listedEventSchema, { queuedAt: isoDate, nextAt: z.nullable(isoDate) }),
  order: 'outbox.id desc',
  pageSize: EVENTS_PER_PAGE,
});

/** The id of the event in the path. Fails with `not-found`. */
async function eventIn(context: Context, { execute }: Database) {
  const id = numberIn(context, 'not-found');
  const known = await execute(`select from outbox where id = $1 and ${EVENTS}`, [id]);
  if (known === 0) throw new ApiError('not-found');
  return id;
}

export const adminEventRoutes: OwnersRoutes = (router, { database, settings, wakeOutbox }) =>
  router
    .get('/', async (context) => {
      const { rows: events, ...page } = await list.read(context, database, EVENTS);
      const hasReceiver = settings.events !== undefined;
      return reply<EventPage>(context, { events, ...page, hasReceiver });
    })

    .post('/:id/set-aside', async (context) => {
      const id = await eventIn(context, database);
      await changeJob(context.var.actor, 'set aside', 'event', id);
      return context.body(null, 204);
    })

    // Also goes on with all that wait, if this one has stopped them.
    .post('/:id/send', async (context) => {
      const id = await eventIn(context, database);
      await changeJob(context.var.actor, 'sent again', 'event', id);
      wakeOutbox();
      return context.body(null, 202);
    });
