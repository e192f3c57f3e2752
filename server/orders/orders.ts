/** The owner's list of orders. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  ORDERS_PER_EXPORT,
  ORDERS_PER_PAGE,
  type OrderPage,
  orderFilters,
} from '../../src/domain/orderList.ts';
import { type OrderField, type OrderSummary, orderStatuses } from '../../src/domain/orders.ts';
import { ApiError } from '../ApiError.ts';
import type { Queries } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { type Condition, readRows, searchedList } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';
import { isLive } from './paymentOrders.ts';
import { COLUMNS, POSITION, readDetails, storedOrderSchema } from './storedOrders.ts';

const known = orderStatuses.map((status) => `'${status}'`).join(', ');

const page = {
  table: 'orders',
  columns: COLUMNS,
  row: storedOrderSchema,
  order: POSITION,
  pageSize: ORDERS_PER_PAGE,
};

export const orderList = searchedList({
  ...page,
  statuses: orderFilters,
  statusColumn: 'status',
  status: `case when status in (${known}) then status else 'other' end`,
});

/** What the list is sorted by, in SQL. */
const sorts = {
  id: 'id collate numeric_texts',
  customer: 'customer collate numeric_texts',
  service: 'service collate numeric_texts',
  date: 'ordered_at',
  amount: 'amount',
  status: 'status collate numeric_texts',
} satisfies Record<OrderField, string>;

const sortSchema = z.object({
  sort: z._default(z.enum(Object.keys(sorts) as OrderField[]), 'date'),
  direction: z._default(z.enum(['ascending', 'descending']), 'descending'),
});

/** The order of the rows that a request asks for, in SQL. Fails with `bad-request`. */
function sortOf(context: Context): string {
  const { sort, direction } = readQuery(context, sortSchema);
  const way = direction === 'ascending' ? 'asc' : 'desc';
  return `${sorts[sort]} ${way} nulls last, ${POSITION}`;
}

const figuresSchema = z.object({ sum: z.coerce.number(), uncounted: z.coerce.number() });

async function summarise(
  queries: Queries,
  { sql, values }: Condition,
  order: string,
): Promise<OrderSummary> {
  const figures = await queries.row(
    figuresSchema,
    `select coalesce(sum(paid - refunded) filter (where currency = 'gbp'), 0) as sum,
       count(*) filter (where currency is distinct from 'gbp') as uncounted
     from orders where ${sql}`,
    values,
  );
  const oldestInProgress = await queries.row(
    storedOrderSchema,
    `select ${COLUMNS} from orders where ${sql} and status = 'In Progress'
     order by ordered_at, ${order} limit 1`,
    values,
  );
  return { sum: 0, uncounted: 0, ...figures, ...(oldestInProgress && { oldestInProgress }) };
}

const modeSchema = z.object({ mode: z.optional(z.enum(['live', 'test'])) });

export const orderRoutes: OwnersRoutes = (router, { database }) => {
  /** The orders of the mode that is asked for, or that the owner has chosen, in SQL. */
  async function scopeOf(context: Context): Promise<string> {
    const { mode } = readQuery(context, modeSchema);
    const isOfMode = (mode ? mode === 'live' : await isLive(database))
      ? 'livemode'
      : 'not livemode';
    return `(imported is not null or (${isOfMode} and provider_account is null))`;
  }

  router
    .get('/', async (context) => {
      const order = sortOf(context);
      const query = orderList.queryOf(context);
      const scope = await scopeOf(context);
      const condition = await orderList.matching(database, query, scope);
      const [{ rows: orders, ...page }, summary] = await Promise.all([
        orderList.findPage(database, query, { order, condition, scope }),
        summarise(database, condition, order),
      ]);
      return context.json({ orders, ...page, summary } satisfies OrderPage);
    })

    // All that match, in pages: an export asks for one after the other.
    .get('/export', async (context) => {
      const query = orderList.queryOf(context);
      const exported = { ...page, order: sortOf(context), pageSize: ORDERS_PER_EXPORT };
      const condition = await orderList.matching(database, query, await scopeOf(context));
      return context.json(await readRows(database, exported, query.page, condition));
    })

    .get('/:id', async (context) => {
      const details = await readDetails(database, context.req.param('id'));
      if (!details) throw new ApiError('not-found');
      return context.json(details);
    });
};
