/** The events that wait, were sent or have failed, as the owner sees them. */
import * as z from 'zod/mini';
import {
  EVENTS_PER_PAGE,
  type EventPage,
  eventStates,
  listedEventSchema,
} from '../../src/domain/ownersEvents.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { isoDate } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { searchedList } from '../http/pagedList.ts';
import { numberIn } from '../http/request.ts';
import { sendAgain } from '../jobs/storedJobs.ts';

const EVENTS = `kind = 'event'`;

const list = searchedList({
  table: 'outbox',
  statuses: eventStates,
  statusColumn: 'state',
  columns: `id, message->>'type' as type, state, created_at as queued_at, attempts,
    json_build_object('kind', about_kind, 'id', about_id) as about, last_error as error,
    case when state = 'waiting' and next_at > now() then next_at end as next_at`,
  row: z.extend(listedEventSchema, { queuedAt: isoDate, nextAt: z.nullable(isoDate) }),
  order: 'outbox.id desc',
  pageSize: EVENTS_PER_PAGE,
});

export const adminEventRoutes: OwnersRoutes = (router, { database, settings, wakeOutbox }) =>
  router
    .get('/', async (context) => {
      const { rows: events, ...page } = await list.read(context, database, EVENTS);
      const hasReceiver = settings.events !== undefined;
      return context.json({ events, ...page, hasReceiver } satisfies EventPage);
    })

    // Also goes on with all that wait, if this one has stopped them.
    .post('/:id/send', async (context) => {
      const id = numberIn(context, 'not-found');
      const known = `select from outbox where id = $1 and ${EVENTS}`;
      if ((await database.execute(known, [id])) === 0) throw new ApiError('not-found');
      const changed = (isChanged: boolean) => isChanged && about('event', id);
      await act(context.var.actor, 'sent again', changed, (queries) =>
        sendAgain(queries, 'event', id),
      );
      wakeOutbox();
      return context.body(null, 202);
    });
