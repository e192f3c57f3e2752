/** The owner reads what owners and customers did. */
import * as z from 'zod/mini';
import {
  type AboutKind,
  aboutSchema,
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { isoDate } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { countRows, pageSchema, readRows } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';

const querySchema = z.object({
  kind: z.optional(aboutSchema.shape.kind),
  id: z._default(z.string(), ''),
  page: pageSchema,
});

/** What a thing of each kind is called now, in SQL. The others have no names. */
const names: Partial<Record<AboutKind, string>> = {
  account: 'select name from accounts where id = about_id',
  event: "select message->>'type' from outbox where id = audit_log.about_id::bigint",
  mail: "select message->>'subject' from outbox where id = audit_log.about_id::bigint",
  order: "select concat_ws(', ', nullif(customer, ''), service) from orders where id = about_id",
  quote: "select answers->>'businessName' from quotes where id = about_id::bigint",
  reply: 'select name from saved_replies where id = about_id',
  template: 'select name from email_templates where id = about_id',
  ticket: 'select title from tickets where id = about_id',
};
const cases = Object.entries(names).map(([kind, name]) => `when '${kind}' then (${name})`);
const NAME = `case about_kind ${cases.join(' ')} end as name`;

/** The name of the thing of the kind `$1` with the id `$2`. */
const ASKED = `select ${NAME} from (select $1::text as about_kind, $2::text as about_id) as audit_log`;
const nameSchema = z.object({ name: z.nullable(z.string()) });

const list = {
  table: 'audit_log',
  columns: `id, at, actor, action,
    json_build_object('kind', about_kind, 'id', about_id) as about, ${NAME}`,
  row: z.extend(historyEntrySchema, { at: isoDate }),
  order: 'audit_log.id desc',
  pageSize: HISTORY_PER_PAGE,
};

export const historyRoutes: OwnersRoutes = (router, { database }) => {
  router.get('/', async (context) => {
    const { kind, id, page } = readQuery(context, querySchema);
    const condition = kind
      ? { sql: 'about_kind = $1 and about_id = $2', values: [kind, id] }
      : { sql: 'true', values: [] };
    const [entries, counted, asked] = await Promise.all([
      readRows(database, list, page, condition),
      countRows(database, list, page, condition),
      kind && database.row(nameSchema, ASKED, condition.values),
    ]);
    const { username } = context.var.owner;
    return context.json({
      entries: entries.map((entry) => ({ ...entry, isOwn: entry.actor === username })),
      ...counted,
      ...(asked?.name && { name: asked.name }),
    } satisfies HistoryPage);
  });
};
