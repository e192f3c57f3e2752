/** Customers' accounts for the owner. */
import { accountsWithOrders, resetPasswordSchema } from '../../src/domain/accounts.ts';
import { userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { endAccessTo } from '../http/sessionCookies.ts';
import { readOrders } from '../orders/orders.ts';
import { act } from '../owner/history.ts';
import type { OwnersRoutes } from '../owner/ownersRoutes.ts';
import { hashPassword } from '../secrets.ts';

/** The accounts as users, the oldest first. */
export const readUsers = (queries: Queries) =>
  queries.rows(userSchema, 'select id, email, name from accounts order by created_at, id');

export const adminAccountRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) => {
      const users = await readUsers(database);
      return context.json(accountsWithOrders(users, await readOrders(database)));
    })

    .put('/:id/password', async (context) => {
      const { password } = await readBody(context, resetPasswordSchema);
      const id = context.req.param('id');
      const passwordHash = await hashPassword(password);
      await act(context.var.actor, 'reset the password of', id, async (queries) => {
        const changed = await queries.execute(
          'update accounts set password_hash = $2 where id = $1',
          [id, passwordHash],
        );
        if (changed === 0) throw new ApiError('not-found');
        await endAccessTo(queries, id);
      });
      return context.body(null, 204);
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      await act(context.var.actor, 'deleted the account', id, async (queries) => {
        const deleted = await queries.execute('delete from accounts where id = $1', [id]);
        if (deleted === 0) throw new ApiError('not-found');
      });
      return context.body(null, 204);
    });
