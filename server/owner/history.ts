/** The owner reads what owners and customers did. */
import * as z from 'zod/mini';
import {
  aboutSchema,
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { columns, isoDate } from '../database/database.ts';
import { ABOUT, nameOf } from '../database/names.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { countRows, pageSchema, readRows } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';

const querySchema = z.object({
  kind: z.optional(aboutSchema.shape.kind),
  id: z._default(z.string(), ''),
  page: pageSchema,
});

const NAME = nameOf('audit_log');

/** The name of the thing of the kind `$1` with the id `$2`. */
const ASKED = `select ${NAME} as name from (select $1::text as about_kind, $2::text as about_id) as audit_log`;
const nameSchema = z.object({ name: z.nullable(z.string()) });

const row = z.extend(z.omit(historyEntrySchema, { isOwn: true }), { at: isoDate });

const list = {
  table: 'audit_log',
  columns: columns(row, { about: ABOUT, name: NAME }),
  row,
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
    return reply<HistoryPage>(context, {
      entries: entries.map((entry) => ({ ...entry, isOwn: entry.actor === username })),
      ...counted,
      ...(asked?.name && { name: asked.name }),
    });
  });
};
