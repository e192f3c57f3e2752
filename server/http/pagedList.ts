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
    // The columns are computed for the rows of the page alone, not for those before it.
    `select ${columns} from (
       select * from ${table} where ${sql}
       order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
     ) as ${table} order by ${order}`,
    values,
  );

/** How many rows of the table meet the condition. */
export async function countRows(
  queries: Queries,
  table: string,
  { sql, values }: Condition,
): Promise<number> {
  const counted = await queries.row(
    z.object({ count }),
    `select count(*) from ${table} where ${sql}`,
    values,
  );
  return counted?.count ?? 0;
}

const idSchema = z.object({ id: z.string() });

/** How many ids are sent with a search. */
const FEW = 1000;

interface SearchedList<Row, Status extends string> extends PagedList<Row> {
  /** Default: the list has no statuses. */
  statuses?: readonly Status[];
  /** The column of the status. */
  statusColumn?: string;
  /** The status of a row in SQL. Default: what the column has. */
  status?: string;
  /** Another table whose `searched` is looked in as well: its column that names the row. */
  parts?: { table: string; column: string };
}

/** The queries of a list. */
export function searchedList<Row, Status extends string = never>({
  statuses = [],
  statusColumn = `'all'`,
  status: statusOfRow = statusColumn,
  parts,
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
  async function countByStatus(
    queries: Queries,
    scope: string,
  ): Promise<Record<Status | 'all', number>> {
    const rows = await queries.rows(
      countSchema,
      // Counts the column first, which an index has.
      `select ${statusOfRow} as status, sum(count) as count
       from (
         select ${statusColumn}, count(*) from ${list.table} where ${scope} group by 1
       ) as counted group by 1`,
    );
    return Object.fromEntries([
      ...statuses.map((status) => [status, 0]),
      ...rows.map(({ status, count }) => [status, count]),
      ['all', rows.reduce((sum, { count }) => sum + count, 0)],
    ]);
  }

  /** The rows with this status in which all words occur. */
  async function matching(
    queries: Queries,
    { text, status }: Pick<ListQuery<Status>, 'text' | 'status'>,
    scope = 'true',
  ): Promise<Condition> {
    const values: unknown[] = [status];
    const conditions = [scope, `($1 = 'all' or ${statusOfRow} = $1)`];
    for (const word of queryWords(text)) {
      const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const place = `$${values.push(pattern)}`;
      const found = [`searched like ${place}`];
      if (parts) {
        const inParts = `select ${parts.column} as id from ${parts.table} where searched like`;
        const few = await queries.rows(idSchema, `${inParts} $1 limit ${FEW + 1}`, [pattern]);
        // An index finds a few ids, but not a subquery.
        if (few.length > FEW) found.push(`id in (${inParts} ${place})`);
        else found.push(`id = any($${values.push(few.map(({ id }) => id))})`);
      }
      conditions.push(`(${found.join(' or ')})`);
    }
    return { sql: conditions.join(' and '), values };
  }

  /**
   * The page of a query, how many rows match on all pages, and how many have each status. `scope` is the SQL of
   * what the list consists of, if that is not the whole table; `matching` has to have it as well.
   */
  async function findPage(
    queries: Queries,
    query: ListQuery<Status>,
    {
      order = list.order,
      condition: known,
      scope = 'true',
    }: { order?: string; condition?: Condition; scope?: string } = {},
  ) {
    const condition = known ?? (await matching(queries, query, scope));
    const [rows, counts, found] = await Promise.all([
      readRows(queries, { ...list, order }, query.page, condition),
      countByStatus(queries, scope),
      query.text.trim() ? countRows(queries, list.table, condition) : undefined,
    ]);
    return { rows, found: found ?? counts[query.status], counts };
  }

  /** Reads what a request asks for. Fails with `bad-request`. */
  function queryOf(context: Context): ListQuery<Status> {
    const { status = 'all', ...query } = readQuery(context, querySchema);
    return { ...query, status };
  }

  /** As `findPage`, for a request. Fails with `bad-request`. */
  const read = (context: Context, queries: Queries, scope = 'true') =>
    findPage(queries, queryOf(context), { scope });

  return { queryOf, matching, findPage, read };
}
