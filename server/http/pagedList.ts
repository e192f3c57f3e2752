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

/** A condition in SQL, with its values. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** The rows of a page that meet the condition. */
export const readRows = <Row>(
  queries: Queries,
  { table, columns, row, order, pageSize }: PagedList<Row>,
  page: number,
  { sql, values }: Condition,
): Promise<Row[]> =>
  queries.rows(
    row,
    `select ${columns} from ${table} where ${sql}
     order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    values,
  );

/** The rows of a page that meet the condition, and how many do on all pages. */
export async function readPage<Row>(
  queries: Queries,
  list: PagedList<Row>,
  page: number,
  condition: Condition,
) {
  const counted = await queries.row(
    z.object({ count }),
    `select count(*) from ${list.table} where ${condition.sql}`,
    condition.values,
  );
  return { rows: await readRows(queries, list, page, condition), found: counted?.count ?? 0 };
}

interface SearchedList<Row, Status extends string> extends PagedList<Row> {
  /** Default: the list has no statuses. */
  statuses?: readonly Status[];
  /** The status of a row in SQL. */
  status?: string;
  /** The searched text of a row in SQL, in lower case. Default: the column `searched`. */
  searched?: string;
  /** Where else a word may be found: a condition in SQL over `word`. */
  alsoFound?: string;
}

/** The queries of a list. */
export function searchedList<Row, Status extends string = never>({
  statuses = [],
  status: statusColumn = `'all'`,
  searched = 'searched',
  alsoFound = 'false',
  ...list
}: SearchedList<Row, Status>) {
  const statusSchema = z.enum(['all', ...statuses]);
  const countSchema = z.object({ status: statusSchema, count });
  const querySchema = z.object({
    text: z._default(z.string().check(z.maxLength(500)), ''),
    status: z.optional(statusSchema),
    page: pageSchema,
  });

  /** How many rows there are with each status, regardless of a query. */
  async function countByStatus(queries: Queries): Promise<Record<Status | 'all', number>> {
    const rows = await queries.rows(
      countSchema,
      `select ${statusColumn} as status, count(*) from ${list.table} group by 1`,
    );
    return Object.fromEntries([
      ...statuses.map((status) => [status, 0]),
      ...rows.map(({ status, count }) => [status, count]),
      ['all', rows.reduce((sum, { count }) => sum + count, 0)],
    ]);
  }

  const matching = ({ text, status }: Pick<ListQuery<Status>, 'text' | 'status'>): Condition => ({
    sql: `($1 = 'all' or ${statusColumn} = $1)
      and not exists (
        select from unnest($2::text[]) as word
        where strpos(${searched}, word) = 0 and not (${alsoFound})
      )`,
    values: [status, queryWords(text)],
  });

  const findPage = (queries: Queries, query: ListQuery<Status>, order = list.order) =>
    readPage(queries, { ...list, order }, query.page, matching(query));

  /** Reads what a request asks for. Fails with `bad-request`. */
  function queryOf(context: Context): ListQuery<Status> {
    const { status = 'all', ...query } = readQuery(context, querySchema);
    return { ...query, status };
  }

  /** The page that a request asks for, and the counts. Fails with `bad-request`. */
  async function read(context: Context, queries: Queries, order?: string) {
    const [page, counts] = await Promise.all([
      findPage(queries, queryOf(context), order),
      countByStatus(queries),
    ]);
    return { ...page, counts };
  }

  return { queryOf, matching, findPage, read };
}
