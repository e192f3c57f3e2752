/** The owner's lists, which are divided into pages, searched and filtered by a status in SQL. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ListQuery, queryWords } from '../../src/domain/listQuery.ts';
import type { Queries } from '../database/database.ts';
import { readQuery } from './request.ts';

const count = z.coerce.number();

/** The number of a page, from 1. */
export const pageSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);

interface PagedList<Row> {
  table: string;
  /** The columns of a row in SQL. */
  columns: string;
  row: z.ZodMiniType<Row>;
  /** In SQL. */
  order: string;
  pageSize: number;
}

/** The rows of a page that meet the condition in SQL, and how many do on all pages. */
export async function readPage<Row>(
  queries: Queries,
  { table, columns, row, order, pageSize }: PagedList<Row>,
  page: number,
  condition: string,
  values: readonly unknown[],
) {
  const matching = `from ${table} where ${condition}`;
  const counted = await queries.row(z.object({ count }), `select count(*) ${matching}`, values);
  const offset = (page - 1) * pageSize;
  const rows = await queries.rows(
    row,
    `select ${columns} ${matching} order by ${order} limit ${pageSize} offset ${offset}`,
    values,
  );
  return { rows, found: counted?.count ?? 0 };
}

interface SearchedList<Row, Status extends string> extends PagedList<Row> {
  statuses: readonly [Status, ...Status[]];
  /** The status of a row in SQL. */
  status: string;
}

/** The queries of a list. Its table has a column `searched` with the searched text in lower case. */
export function searchedList<Row, Status extends string>({
  statuses,
  status: statusColumn,
  ...list
}: SearchedList<Row, Status>) {
  const countSchema = z.object({ status: z.enum(statuses), count });
  const querySchema = z.object({
    text: z._default(z.string().check(z.maxLength(500)), ''),
    status: z.optional(z.enum(['all', ...statuses])),
    page: pageSchema,
  });

  /** How many rows there are with each status, regardless of a query. */
  async function countByStatus(queries: Queries): Promise<Record<Status | 'all', number>> {
    const counts = Object.fromEntries(['all', ...statuses].map((each) => [each, 0]));
    const rows = await queries.rows(
      countSchema,
      `select ${statusColumn} as status, count(*) from ${list.table} group by 1`,
    );
    for (const each of rows) {
      counts[each.status] = each.count;
      counts.all = (counts.all ?? 0) + each.count;
    }
    return counts as Record<Status | 'all', number>;
  }

  const findPage = (queries: Queries, { text, status, page }: ListQuery<Status>) =>
    readPage(
      queries,
      list,
      page,
      `($1 = 'all' or ${statusColumn} = $1)
         and not exists (select from unnest($2::text[]) as word where strpos(searched, word) = 0)`,
      [status, queryWords(text)],
    );

  /** The page that a request asks for, and the counts. Fails with `bad-request`. */
  async function read(context: Context, queries: Queries) {
    const { status = 'all', ...query } = readQuery(context, querySchema);
    const [page, counts] = await Promise.all([
      findPage(queries, { ...query, status }),
      countByStatus(queries),
    ]);
    return { ...page, counts };
  }

  return { countByStatus, findPage, read };
}
