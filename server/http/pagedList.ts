/** The owner's lists, which are divided into pages, searched and filtered by a status in SQL. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { beginningOf, type Found, type ListQuery, queryWords } from '../../src/domain/listQuery.ts';
import type { Sort } from '../../src/domain/sort.ts';
import { type Queries, readIds } from '../database/database.ts';
import { readQuery } from './request.ts';

const count = z.coerce.number();

export const pageSchema = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);

/**
 * Reads from a request what a list is sorted by, and its order in SQL. Fails with `bad-request`. `sorts` are the columns of the
 * keys, `first` is for a request without a key, and `rest` is the end of the order. Those that are `nullable` sort
 * nulls last; the others leave that out, so that one index serves both directions.
 */
export function sortedBy<Key extends string>(
  sorts: Readonly<Record<Key, string>>,
  first: Sort<NoInfer<Key>>,
  rest: string,
  nullable: readonly NoInfer<Key>[] = [],
) {
  const schema = z.object({
    sort: z._default(z.enum(Object.keys(sorts) as Key[]), first.key),
    direction: z._default(z.enum(['ascending', 'descending']), first.direction),
  });
  return (context: Context) => {
    const { sort, direction } = readQuery(context, schema);
    const nulls = nullable.includes(sort) ? ' nulls last' : '';
    const order = `${sorts[sort]} ${direction === 'ascending' ? 'asc' : 'desc'}${nulls}, ${rest}`;
    return { key: sort, order };
  };
}

interface PagedList<Row> {
  table: string;
  /** The table with what its order needs beside it, in SQL. Default: `table`. */
  source?: string;
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

/**
 * The rows of a page that meet the condition. If they are `few`, all are found before they are sorted: PostgreSQL
 * takes a beginning for more common than it is, and would read the rows in their order.
 */
export const readRows = <Row>(
  queries: Queries,
  { table, source = table, columns, row, order, pageSize }: PagedList<Row>,
  page: number,
  { sql, values }: Condition,
  few = false,
): Promise<Row[]> =>
  queries.rows(
    row,
    // The columns are computed for the rows of the page alone, not for those before it.
    `select ${columns} from (
       select * from (select * from ${source} where ${sql} ${few ? 'offset 0' : ''}) as ${table}
       order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}
     ) as ${table} order by ${order}`,
    values,
  );

/** How many rows are counted, and how many ids are sent with a search: more take time in every row. */
const MOST = 1000;

/** How many rows a search finds by an index before it sorts them. Of more, the first are soon met in their order. */
const FEW = 10_000;

/** A query that counts the rows that meet the condition: all of them, or one more than `most`. */
const counting = (table: string, condition: string, most = MOST) =>
  `select count(*) from (select from ${table} where ${condition} limit ${most + 1}) as counted`;

/** How many rows are counted for a page: to the end of the next one. */
const countedFor = (page: number, pageSize: number) => Math.max(MOST, (page + 1) * pageSize);

/** How many rows meet the condition, counted at least to `least` and to the end of the next page. */
export async function countRows<Row>(
  queries: Queries,
  { table, pageSize }: PagedList<Row>,
  page: number,
  { sql, values }: Condition,
  least = MOST,
): Promise<Found> {
  const most = Math.max(least, countedFor(page, pageSize));
  const counted = await queries.one(z.object({ count }), counting(table, sql, most), values);
  return { found: counted.count, countedTo: MOST };
}

interface SearchedList<Row, Status extends string> extends PagedList<Row> {
  /** Default: the list has no statuses. */
  statuses?: readonly Status[];
  /** Whether a row has the status, in SQL. Default: the column `status` has it. */
  hasStatus?: (status: Status) => string;
  /** Another table whose `searched` is looked in as well: its column that names the row. */
  parts?: { table: string; column: string };
}

export function searchedList<Row, Status extends string = never>({
  statuses = [],
  hasStatus = (status) => `status = '${status}'`,
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

  const isOf = (status: Status | 'all') => (status === 'all' ? 'true' : hasStatus(status));

  /** How many rows there are with each status, regardless of a query, as far as they are counted. */
  async function countByStatus(
    queries: Queries,
    scope: string,
  ): Promise<Record<Status | 'all', number>> {
    const selects = statusSchema.options.map((status) => {
      const counted = counting(list.table, `${scope} and ${isOf(status)}`);
      return `select '${status}' as status, (${counted}) as count`;
    });
    const rows = await queries.rows(countSchema, selects.join(' union all '));
    const entries = rows.map(({ status, count }) => [status, count]);
    return Object.fromEntries(entries);
  }

  /** The rows with this status in which all words occur. */
  async function matching(
    queries: Queries,
    { text, status }: Pick<ListQuery<Status>, 'text' | 'status'>,
    scope = 'true',
  ): Promise<Condition> {
    const values: unknown[] = [];
    const conditions = [scope, isOf(status)];
    for (const word of queryWords(text)) {
      const beginning = beginningOf(word);
      const pattern = beginning ?? `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      const matches = `searched ${beginning ? '~' : 'like'}`;
      const place = `$${values.push(pattern)}`;
      const found = [`${matches} ${place}`];
      if (parts) {
        const inParts = `select ${parts.column} as id from ${parts.table} where ${matches}`;
        const few = await readIds(queries, `${inParts} $1 limit ${MOST + 1}`, [pattern]);
        // An index finds a few ids, but not a subquery.
        if (few.length > MOST) found.push(`id in (${inParts} ${place})`);
        else found.push(`id = any($${values.push(few)})`);
      }
      conditions.push(`(${found.join(' or ')})`);
    }
    return { sql: conditions.join(' and '), values };
  }

  /**
   * The page of a query, how many rows match, and how many have each status. `scope` is the SQL of
   * what the list consists of, if that is not the whole table; `matching` has to have it as well.
   */
  async function findPage(
    queries: Queries,
    query: ListQuery<Status>,
    {
      order = list.order,
      source,
      condition: known,
      scope = 'true',
    }: { order?: string; source?: string | undefined; condition?: Condition; scope?: string } = {},
  ) {
    const condition = known ?? (await matching(queries, query, scope));
    const sorted = { ...list, order, ...(source && { source }) };
    const least = query.text === '' ? MOST : FEW;
    const isAll = query.text === '' && query.status === 'all';
    const counting = countRows(queries, list, query.page, condition, least);
    const reading = (few: boolean) => readRows(queries, sorted, query.page, condition, few);
    const [{ found, countedTo }, rows, counts] = await Promise.all([
      counting,
      // How many match decides how they are read.
      isAll ? reading(false) : counting.then((counted) => reading(counted.found <= least)),
      countByStatus(queries, scope),
    ]);
    // As many as without a search: what is counted further is for the order alone.
    const most = countedFor(query.page, list.pageSize);
    return { rows, counts, countedTo, found: Math.min(found, most + 1) };
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
