import type { HttpHandler } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import { findPage } from '#src/domain/listQuery.ts';
import {
  EVENTS_PER_PAGE,
  type EventPage,
  type EventQuery,
  eventStates,
  type ListedEvent,
} from '#src/domain/ownersEvents.ts';
import { createEntries, handlersOf } from './answer.ts';

export interface EventOptions {
  /** The events for the owner's other tools, the newest first. */
  events?: readonly ListedEvent[];
  /** Whether they have a receiver. Default `true`. */
  hasReceiver?: boolean;
}

function eventPage(
  events: readonly ListedEvent[],
  query: EventQuery,
  hasReceiver: boolean,
): EventPage {
  const { entries, ...page } = findPage(events, query, {
    statuses: eventStates,
    statusOf: ({ state }) => state,
    textOf: ({ type, about }) => `${type} ${about.id}`.toLowerCase(),
    pageSize: EVENTS_PER_PAGE,
  });
  return { events: entries, ...page, hasReceiver };
}

/** The events for the owner's other tools. One that is sent again is sent at once. */
export function eventHandlers({
  events: initial = [],
  hasReceiver = true,
}: EventOptions): HttpHandler[] {
  const events = createEntries(initial, () => new AdminError('event-not-found'));
  const sent = {
    state: 'sent',
    attempts: 1,
    error: null,
    nextAt: null,
    isSetAside: false,
  } as const;
  return handlersOf({
    'GET /api/admin/events': ({ query }) => eventPage(events.all(), query, hasReceiver),
    'POST /api/admin/events/:id/send': ({ id }) => events.change(id, sent),
    'POST /api/admin/events/:id/set-aside': ({ id }) => events.change(id, { isSetAside: true }),
  });
}
