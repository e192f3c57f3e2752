/** The mails that wait, were sent or have failed, as the owner sees them. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { queryWords } from '../../src/domain/desk.ts';
import {
  MAILS_PER_PAGE,
  type MailPage,
  mailStates,
  mailSummarySchema,
  type QueuedMail,
} from '../../src/domain/outbox.ts';
import { noteAction } from '../audit.ts';
import { isoDate } from '../database/columns.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Owner } from '../sessions.ts';
import { sendAgain } from './outbox.ts';
import type { Parts } from './parts.ts';

const querySchema = z.object({
  text: z._default(z.string().check(z.maxLength(500)), ''),
  state: z._default(z.enum([...mailStates, 'all']), 'all'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

const summaryRowSchema = z.extend(mailSummarySchema, { queuedAt: isoDate });
const mailRowSchema = z.extend(summaryRowSchema, { text: z.string(), nextAt: z.nullable(isoDate) });
const attemptSchema = z.object({ at: isoDate, error: z.nullable(z.string()) });

const summaryColumns = `id, message->'to' as "to", message->>'subject' as subject, state,
  created_at as "queuedAt"`;

const count = z.coerce.number();

async function countByState(queries: Queries): Promise<MailPage['counts']> {
  const rows = await queries.rows(
    z.object({ state: z.enum(mailStates), count }),
    'select state, count(*) from outbox group by state',
  );
  const counts = { all: 0, waiting: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) {
    counts[state] = count;
    counts.all += count;
  }
  return counts;
}

/** The page that matches, the newest first. */
async function findPage(
  queries: Queries,
  { text, state, page }: z.infer<typeof querySchema>,
): Promise<Pick<MailPage, 'mails' | 'found'>> {
  const condition = `($1 = 'all' or state = $1)
    and not exists (select from unnest($2::text[]) as word where strpos(searched, word) = 0)`;
  const values = [state, queryWords(text)];
  const matching = await queries.row(
    z.object({ count }),
    `select count(*) from outbox where ${condition}`,
    values,
  );
  const mails = await queries.rows(
    summaryRowSchema,
    `select ${summaryColumns} from outbox where ${condition}
     order by outbox.id desc limit $3 offset $4`,
    [...values, MAILS_PER_PAGE, (page - 1) * MAILS_PER_PAGE],
  );
  return { mails, found: matching?.count ?? 0 };
}

/** Fails with `mail-not-found`. */
async function readMail(queries: Queries, id: string): Promise<QueuedMail> {
  const mail = /^\d{1,18}$/.test(id)
    ? await queries.row(
        mailRowSchema,
        `select ${summaryColumns}, message->>'text' as text,
           case when state = 'waiting' and next_at > now() then next_at end as "nextAt"
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
export function mailRoutes({ database, wakeOutbox }: Parts) {
  return new Hono<{ Variables: { owner: Owner } }>()
    .get('/', async (context) => {
      const query = querySchema.safeParse(context.req.query());
      if (!query.success) throw new ApiError('bad-request');
      const [page, counts] = await Promise.all([
        findPage(database, query.data),
        countByState(database),
      ]);
      return context.json({ ...page, counts });
    })

    .get('/:id', async (context) => context.json(await readMail(database, context.req.param('id'))))

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
