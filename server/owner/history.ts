/** The owner reads what owners and customers did. */
import * as z from 'zod/mini';
import {
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { isoDate, type Queries } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { countRows, pageSchema, readRows } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';

const querySchema = z.object({ subject: z.optional(z.string()), page: pageSchema });

/** What the subject of an entry is called now, in SQL. */
const NAME = `case
  when audit_log.subject ~ '^quote \\d{1,18}$' then
    (select answers->>'businessName' from quotes where id = substr(audit_log.subject, 7)::bigint)
  when audit_log.subject ~ '^mail \\d{1,18}$' then
    (select message->>'subject' from outbox where id = substr(audit_log.subject, 6)::bigint)
  when audit_log.action like '% the template' then
    (select name from email_templates where id = audit_log.subject)
  when audit_log.action like '% the reply' then
    (select name from saved_replies where id = audit_log.subject)
  else coalesce(
    (select title from tickets where id = audit_log.subject),
    (select name from accounts where id = audit_log.subject)
  )
end`;

const list = {
  table: 'audit_log',
  columns: `id, at, actor, action, subject, ${NAME} as name`,
  row: z.extend(historyEntrySchema, { at: isoDate }),
  order: 'audit_log.id desc',
  pageSize: HISTORY_PER_PAGE,
};

const countedSchema = z.object({
  older: z.coerce.number(),
  recent: z.coerce.number(),
  last: z.string(),
});

/** The transactions of the last entries may still be open, so these are counted each time. */
const RECENT = 1000;

/** Counts all entries. Older ones are counted once, because entries are only added. */
function createCounter(queries: Queries) {
  let known = { count: 0, last: '0' };
  return async () => {
    const { count, last } = known;
    const counted = await queries.row(
      countedSchema,
      `select last, count(*) filter (where id <= last) as older, count(*) filter (where id > last) as recent
       from audit_log, (select max(id) - ${RECENT} as last from audit_log) as newest
       where id > $1 group by last`,
      [last],
    );
    if (!counted) return count;
    const { older, recent } = counted;
    if (Number(counted.last) > Number(last)) known = { count: count + older, last: counted.last };
    return count + older + recent;
  };
}

export const historyRoutes: OwnersRoutes = (router, { database }) => {
  const countAll = createCounter(database);
  router.get('/', async (context) => {
    const { subject, page } = readQuery(context, querySchema);
    const condition =
      subject === undefined
        ? { sql: 'true', values: [] }
        : { sql: 'subject = $1', values: [subject] };
    const [entries, found] = await Promise.all([
      readRows(database, list, page, condition),
      subject === undefined ? countAll() : countRows(database, list.table, condition),
    ]);
    const { username } = context.var.owner;
    return context.json({
      entries: entries.map((entry) => ({ ...entry, isOwn: entry.actor === username })),
      found,
    } satisfies HistoryPage);
  });
};
