/** The owner reads what owners and customers did. */
import * as z from 'zod/mini';
import {
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { isoDate } from '../database/database.ts';
import { pageSchema, readPage } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';
import type { OwnersRoutes } from './ownersRoutes.ts';

const querySchema = z.object({ subject: z.optional(z.string()), page: pageSchema });

const list = {
  table: 'audit_log',
  columns: 'id, at, actor, action, subject',
  row: z.extend(historyEntrySchema, { at: isoDate }),
  order: 'audit_log.id desc',
  pageSize: HISTORY_PER_PAGE,
};

export const historyRoutes: OwnersRoutes = (router, { database }) =>
  router.get('/', async (context) => {
    const { subject, page } = readQuery(context, querySchema);
    const { rows, found } = await readPage(database, list, page, {
      sql: '$1::text is null or subject = $1',
      values: [subject ?? null],
    });
    return context.json({ entries: rows, found } satisfies HistoryPage);
  });
