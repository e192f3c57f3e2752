/** What owners and customers did: each change is noted with it, and the owner reads the notes. */
import * as z from 'zod/mini';
import {
  HISTORY_PER_PAGE,
  type HistoryPage,
  historyEntrySchema,
} from '../../src/domain/history.ts';
import { type Database, isoDate, type Queries } from '../database/database.ts';
import { pageSchema, readPage } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';
import type { OwnersRoutes } from './ownersRoutes.ts';

/** Who acts: an owner by the username, or a customer. */
export interface Actor {
  database: Database;
  name: string;
}

/** A customer who changes their own data. */
export const customerActor = (database: Database): Actor => ({ database, name: 'Customer' });

/** The id or the key of what was changed. A function of the result names several, or none. */
type Subject<T> = string | ((result: T) => string | readonly string[] | false);

/**
 * Makes a change and notes it in the history, in one transaction. The action is such as 'wrote a reply'.
 * A change that has no subject is not noted.
 */
export const act = <T>(
  { database, name }: Actor,
  action: string,
  subject: Subject<T>,
  work: (queries: Queries) => Promise<T>,
): Promise<T> =>
  database.transaction(async (queries) => {
    const result = await work(queries);
    const subjects = typeof subject === 'string' ? subject : subject(result);
    await queries.execute(
      'insert into audit_log (actor, action, subject) select $1, $2, unnest($3::text[])',
      [name, action, [subjects || []].flat()],
    );
    return result;
  });

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
