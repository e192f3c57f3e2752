import type { HttpHandler } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import { findPage } from '#src/domain/listQuery.ts';
import {
  type EventPage,
  type EventQuery,
  type EventState,
  eventStates,
  type ListedEvent,
  type MailPage,
  type MailQuery,
  mailStates,
  type QueuedMail,
  SENT_PER_PAGE,
} from '#src/domain/outbox.ts';
import { mockNow } from '../clock.ts';
import { createEntries, handlersOf } from './answer.ts';

export interface OutboxOptions {
  /** The mails, the newest first. */
  mails?: readonly QueuedMail[];
  /** Why all mails are refused until a setting is mended. Default: they are not. */
  refusal?: string | null;
  /** The events for the owner's other tools, the newest first. */
  events?: readonly ListedEvent[];
  /** Whether they have a receiver. Default `true`. */
  hasReceiver?: boolean;
}

const by = {
  statusOf: <State extends EventState>({ state }: { state: State }) => state,
  pageSize: SENT_PER_PAGE,
};

function mailPage(
  mails: readonly QueuedMail[],
  query: MailQuery,
  refusal: string | null,
): MailPage {
  const textOf = ({ subject, to }: QueuedMail) => [subject, ...to].join('\n');
  const { entries, ...page } = findPage(mails, query, { ...by, statuses: mailStates, textOf });
  return { mails: entries, ...page, refusal };
}

function eventPage(
  events: readonly ListedEvent[],
  query: EventQuery,
): Omit<EventPage, 'hasReceiver'> {
  const textOf = ({ type, about }: ListedEvent) => `${type} ${about.id}`.toLowerCase();
  const { entries, ...page } = findPage(events, query, { ...by, statuses: eventStates, textOf });
  return { events: entries, ...page };
}

/** The mails and the events that the server sends. One that is sent again is sent at once. */
export function outboxHandlers(options: OutboxOptions): HttpHandler[] {
  const mails = createEntries(options.mails ?? [], () => new AdminError('mail-not-found'));
  const events = createEntries(options.events ?? [], () => new AdminError('event-not-found'));
  const { hasReceiver = true } = options;
  let { refusal = null } = options;
  const sent = { state: 'sent', nextAt: null, isSetAside: false } as const;
  return handlersOf({
    'GET /api/admin/mail': ({ query }) => mailPage(mails.all(), query, refusal),
    'GET /api/admin/mail/:id': ({ id }) => mails.find(id),
    'POST /api/admin/mail/:id/attempts': ({ id }) => {
      const attempts = [...mails.find(id).attempts, { at: mockNow().toISOString(), error: null }];
      mails.change(id, { ...sent, attempts });
    },
    'POST /api/admin/mail/attempts': () => {
      refusal = null;
      for (const { id, state } of mails.all()) if (state === 'failed') mails.change(id, sent);
    },
    'POST /api/admin/mail/:id/set-aside': ({ id }) => mails.change(id, { isSetAside: true }),
    'DELETE /api/admin/mail/:id': ({ id }) => mails.remove(id),
    'GET /api/admin/events': ({ query }) => ({ ...eventPage(events.all(), query), hasReceiver }),
    'POST /api/admin/events/:id/send': ({ id }) =>
      events.change(id, { ...sent, attempts: 1, error: null }),
    'POST /api/admin/events/:id/set-aside': ({ id }) => events.change(id, { isSetAside: true }),
  });
}
