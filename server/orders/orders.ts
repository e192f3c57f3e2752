/** The owner's list of orders. */
import type { Context } from 'hono';
import * as z from 'zod/mini';
import {
  ORDERS_PER_EXPORT,
  ORDERS_PER_PAGE,
  type OrderPage,
  orderFilters,
} from '../../src/domain/orderList.ts';
import {
  type OrderField,
  type OrderSummary,
  orderFields,
  orderSchema,
  orderStatuses,
} from '../../src/domain/orders.ts';
import type { Queries } from '../database/database.ts';
import type { OwnersRoutes } from '../http/ownersRoutes.ts';
import { type Condition, readRows, searchedList } from '../http/pagedList.ts';
import { readQuery } from '../http/request.ts';
import { COLUMNS, POSITION } from './storedOrders.ts';

const known = orderStatuses.map((status) => `'${status}'`).join(', ');

const page = {
  table: 'orders',
  columns: COLUMNS,
  row: orderSchema,
  order: POSITION,
  pageSize: ORDERS_PER_PAGE,
};

export const orderList = searchedList({
  ...page,
  statuses: orderFilters,
  statusColumn: 'status',
  status: `case when status in (${known}) then status else 'other' end`,
});

const sortSchema = z.object({
  sort: z._default(z.enum(orderFields as [OrderField, ...OrderField[]]), 'date'),
  direction: z._default(z.enum(['ascending', 'descending']), 'descending'),
});

/** The order of the rows that a request asks for, in SQL. Fails with `bad-request`. */
function sortOf(context: Context): string {
  const { sort, direction } = readQuery(context, sortSchema);
  const way = direction === 'ascending' ? 'asc' : 'desc';
  if (sort === 'amount') return `pence ${way} nulls last, ${POSITION}`;
  return `${sort} collate ${sort === 'date' ? '"C"' : 'numeric_texts'} ${way}, ${POSITION}`;
}

const figuresSchema = z.object({ sum: z.coerce.number(), uncounted: z.coerce.number() });

async function summarise(
  queries: Queries,
  { sql, values }: Condition,
  order: string,
): Promise<OrderSummary> {
  const figures = await queries.row(
    figuresSchema,
    `select coalesce(sum(counted_pence), 0) as sum,
       count(*) filter (where counted_pence is null) as uncounted
     from orders where ${sql}`,
    values,
  );
  const oldestInProgress = await queries.row(
    orderSchema,
    `select ${COLUMNS} from orders where ${sql} and status = 'In Progress'
     order by date collate "C", ${order} limit 1`,
    values,
  );
  return { sum: 0, uncounted: 0, ...figures, ...(oldestInProgress && { oldestInProgress }) };
}

export const orderRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) => {
      const order = sortOf(context);
      const query = orderList.queryOf(context);
      const condition = await orderList.matching(database, query);
      const [{ rows: orders, ...page }, summary] = await Promise.all([
        orderList.findPage(database, query, { order, condition }),
        summarise(database, condition, order),
      ]);
      return context.json({ orders, ...page, summary } satisfies OrderPage);
    })

    // All that match, in pages: an export asks for one after the other.
    .get('/export', async (context) => {
      const query = orderList.queryOf(context);
      const exported = { ...page, order: sortOf(context), pageSize: ORDERS_PER_EXPORT };
      const matching = await orderList.matching(database, query);
      return context.json(await readRows(database, exported, query.page, matching));
    });
