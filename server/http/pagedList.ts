/** The owner's lists, which are searched, filtered by a status and divided into pages in SQL. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ListQuery, queryWords } from '../../src/domain/listQuery.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from './ApiError.ts';

const count = z.coerce.number();

interface ListOptions<Row, Status extends string> {
  /** The table. Its column `searched` has the searched text in lower case. */
  table: string;
  statuses: readonly [Status, ...Status[]];
  /** The status of a row in SQL. */
  status: string;
  /** The columns of a row in SQL. */
  columns: string;
  row: z.ZodMiniType<Row>;
  /** In SQL. */
  order: string;
  pageSize: number;
}

/** The queries of one list. */
export function ownersList<Row, Status extends string>({
  table,
  statuses,
  status,
  columns,
  row,
  order,
  pageSize,
}: ListOptions<Row, Status>) {
  const countSchema = z.object({ status: z.enum(statuses), count });
  const querySchema = z.object({
    text: z._default(z.string().check(z.maxLength(500)), ''),
    status: z.optional(z.enum(['all', ...statuses])),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  });

  /** How many rows there are with each status, regardless of a query. */
  async function countByStatus(queries: Queries): Promise<Record<Status | 'all', number>> {
    const counts = Object.fromEntries(['all', ...statuses].map((each) => [each, 0]));
    const rows = await queries.rows(
      countSchema,
      `select ${status} as status, count(*) from ${table} group by 1`,
    );
    for (const each of rows) {
      counts[each.status] = each.count;
      counts.all = (counts.all ?? 0) + each.count;
    }
    return counts as Record<Status | 'all', number>;
  }

  /** The rows of a page, and how many match on all pages. */
  async function findPage(queries: Queries, { text, status: wanted, page }: ListQuery<Status>) {
    const condition = `($1 = 'all' or ${status} = $1)
      and not exists (select from unnest($2::text[]) as word where strpos(searched, word) = 0)`;
    const values = [wanted, queryWords(text)];
    const matching = await queries.row(
      z.object({ count }),
      `select count(*) from ${table} where ${condition}`,
      values,
    );
    const rows = await queries.rows(
      row,
      `select ${columns} from ${table} where ${condition} order by ${order} limit $3 offset $4`,
      [...values, pageSize, (page - 1) * pageSize],
    );
    return { rows, found: matching?.count ?? 0 };
  }

  /** Answers the query of a request. Fails with `bad-request`. */
  async function read(context: Context, queries: Queries) {
    const query = querySchema.safeParse(context.req.query());
    if (!query.success) throw new ApiError('bad-request');
    const { status = 'all', ...rest } = query.data;
    const [page, counts] = await Promise.all([
      findPage(queries, { ...rest, status }),
      countByStatus(queries),
    ]);
    return { ...page, counts };
  }

  return { countByStatus, findPage, read };
}
