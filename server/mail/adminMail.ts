/** The mails that wait, were sent or have failed, as the owner sees them. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  MAILS_PER_PAGE,
  type MailPage,
  mailStates,
  mailSummarySchema,
  type QueuedMail,
} from '../../src/domain/outbox.ts';
import { isoDate, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { ownersList } from '../http/pagedList.ts';
import type { OwnerEnvironment } from '../http/sessionCookies.ts';
import { noteAction } from '../owner/auditLog.ts';
import { sendAgain, setAside } from './outbox.ts';

const summaryRowSchema = z.extend(mailSummarySchema, { queuedAt: isoDate });
const mailRowSchema = z.extend(summaryRowSchema, {
  text: z.string(),
  nextAt: z.nullable(isoDate),
  isSetAside: z.boolean(),
});
const attemptSchema = z.object({ at: isoDate, error: z.nullable(z.string()) });

const summaryColumns = `id, message->'to' as "to", message->>'subject' as subject, state,
  created_at as "queuedAt"`;

const list = ownersList({
  table: 'outbox',
  statuses: mailStates,
  status: 'state',
  columns: summaryColumns,
  row: summaryRowSchema,
  order: 'outbox.id desc',
  pageSize: MAILS_PER_PAGE,
});

/** Fails with `mail-not-found`. */
async function readMail(queries: Queries, id: string): Promise<QueuedMail> {
  const mail = /^\d{1,18}$/.test(id)
    ? await queries.row(
        mailRowSchema,
        `select ${summaryColumns}, message->>'text' as text,
           case when state = 'waiting' and next_at > now() then next_at end as "nextAt",
           set_aside_at is not null as "isSetAside"
         from outbox where id = $1`,
        [id],
      )
    : null;
  if (!mail) throw new ApiError('mail-not-found');
  const attempts = await queries.rows(
    attemptSchema,
    'select at, error from mail_attempts where mail_id = $1 order by id',
    [id],
  );
  return { ...mail, attempts };
}

/** Under `/mail`, where the owner's session has been checked. */
export function mailRoutes({ database, wakeOutbox }: Dependencies) {
  return new Hono<OwnerEnvironment>()
    .get('/', async (context) => {
      const { rows: mails, ...page } = await list.read(context, database);
      return context.json({ mails, ...page } satisfies MailPage);
    })

    .get('/:id', async (context) => context.json(await readMail(database, context.req.param('id'))))

    .post('/:id/set-aside', async (context) => {
      const id = context.req.param('id');
      const mail = await database.transaction(async (queries) => {
        await readMail(queries, id);
        if (await setAside(queries, id)) {
          await noteAction(queries, context.var.owner.username, 'set aside', `mail ${id}`);
        }
        return readMail(queries, id);
      });
      return context.json(mail);
    })

    .post('/:id/attempts', async (context) => {
      const id = context.req.param('id');
      const mail = await database.transaction(async (queries) => {
        await readMail(queries, id);
        if (await sendAgain(queries, id)) {
          await noteAction(queries, context.var.owner.username, 'sent again', `mail ${id}`);
        }
        return readMail(queries, id);
      });
      wakeOutbox();
      return context.json(mail, 202);
    });
}
