/** What owners did, for the owner to read. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { isoDate } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';

const querySchema = z.object({
  subject: z.optional(z.string()),
  page: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
});

const rowSchema = z.extend(historyEntrySchema, { at: isoDate });

/** Under `/history`, where the owner's session has been checked. */
export function historyRoutes({ database }: Dependencies) {
  return new Hono().get('/', async (context) => {
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) throw new ApiError('bad-request');
    const { subject, page } = query.data;
    const condition = '$1::text is null or subject = $1';
    const values = [subject ?? null];
    const counted = await database.row(
      z.object({ count: z.coerce.number() }),
      `select count(*) from audit_log where ${condition}`,
      values,
    );
    const entries = await database.rows(
      rowSchema,
      `select id, at, actor, action, subject from audit_log where ${condition}
       order by audit_log.id desc limit $2 offset $3`,
      [...values, HISTORY_PER_PAGE, (page - 1) * HISTORY_PER_PAGE],
    );
    const answer: HistoryPage = { entries, found: counted?.count ?? 0 };
    return context.json(answer);
  });
}
