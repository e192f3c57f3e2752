import type { HttpHandler } from 'msw';
import { AdminError } from '#src/backend/adminErrors.ts';
import { findPage } from '#src/domain/listQuery.ts';
import {
  MAILS_PER_PAGE,
  type MailPage,
  type MailQuery,
  mailStates,
  type QueuedMail,
} from '#src/domain/outbox.ts';
import { mockNow } from '../clock.ts';
import { createEntries, handlersOf } from './answer.ts';

export interface QueuedMailOptions {
  /** The mails, the newest first. */
  mails?: readonly QueuedMail[];
}

function mailPage(mails: readonly QueuedMail[], query: MailQuery): MailPage {
  const { entries, ...page } = findPage(mails, query, {
    statuses: mailStates,
    statusOf: ({ state }) => state,
    textOf: ({ subject, to }) => [subject, ...to].join('\n'),
    pageSize: MAILS_PER_PAGE,
  });
  return { mails: entries, ...page };
}

/** The mails that the server sends. One that is sent again is sent at once. */
export function queuedMailHandlers({ mails: initial = [] }: QueuedMailOptions): HttpHandler[] {
  const mails = createEntries(initial, () => new AdminError('mail-not-found'));
  const sent = { at: mockNow().toISOString(), error: null };
  return handlersOf({
    'GET /api/admin/mail': ({ query }) => mailPage(mails.all(), query),
    'GET /api/admin/mail/:id': ({ id }) => mails.find(id),
    'POST /api/admin/mail/:id/attempts': ({ id }) => {
      const attempts = [...mails.find(id).attempts, sent];
      mails.change(id, { state: 'sent', nextAt: null, attempts, isSetAside: false });
    },
    'POST /api/admin/mail/:id/set-aside': ({ id }) => mails.change(id, { isSetAside: true }),
    'DELETE /api/admin/mail/:id': ({ id }) => mails.remove(id),
  });
}
