import { orderSchema } from '../../src/domain/orders.ts';
import type { Queries } from '../database/database.ts';
import type { OwnersRoutes } from '../owner/ownersRoutes.ts';

export const readOrders = (queries: Queries) =>
  queries.rows(
    orderSchema,
    'select id, customer, service, date, amount, status from orders order by position, id',
  );

export const orderRoutes: OwnersRoutes = (router, { database }) =>
  router.get('/', async (context) => context.json(await readOrders(database)));
