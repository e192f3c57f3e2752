/** Customers register, and the owner sees and changes their accounts. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  ACCOUNTS_PER_PAGE,
  type AccountPage,
  type AccountSort,
  resetPasswordSchema,
  searchedUser,
} from '../../src/domain/accounts.ts';
import { registerSchema } from '../../src/domain/credentials.ts';
import { createUser, normaliseEmail, type User, userSchema } from '../../src/domain/user.ts';
import { ApiError } from '../ApiError.ts';
import { refuseCommonPassword } from '../commonPasswords.ts';
import { about, act } from '../database/act.ts';
import { columns, flag, insertRow, insertRows, type Queries } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { OWNER } from '../gate.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { searchedList, sortedBy } from '../http/pagedList.ts';
import { countAttempt } from '../http/rateLimit.ts';
import { readBody } from '../http/request.ts';
import { isUnconfirmed } from '../mail/confirmed.ts';
import { removeMailsAbout } from '../mail/outbox.ts';
import { orLeaveOut } from '../mail/visitorMails.ts';
import { ORDER_COUNTS, readOrdersOf } from '../orders/storedOrders.ts';
import { hashPassword } from '../secrets.ts';
import { mailAccountLink, removeAccount, setPassword } from './linkedAccount.ts';
import { findAccount, signIn } from './sessions.ts';

const LIMIT = { max: 30, period: 600 };

const { name, email, password } = registerSchema.shape;
const registrationSchema = z.object({ name, email, password });

export function accountRoutes(dependencies: Dependencies) {
  const { database, settings, now, ipAddressOf, wakeOutbox } = dependencies;

  return new Hono().post('/', async (context) => {
    const { name, email, password } = await readBody(context, registrationSchema);
    const ipAddress = ipAddressOf(context);
    await countAttempt(database, `register ${ipAddress}`, LIMIT);
    await refuseCommonPassword(password);
    const passwordHash = await hashPassword(password, ipAddress);
    const { user, setCookies } = await database.transaction(async (queries) => {
      for (let time = now(); ; time = new Date(time.getTime() + 1)) {
        const created = createUser({ name, email, now: time, users: [] });
        const isNew = await insertRow(queries, 'accounts', {
          ...created,
          emailKey: normaliseEmail(created.email),
          searched: searchedUser(created),
          passwordHash,
        });
        if (isNew) {
          await orLeaveOut(
            mailAccountLink(queries, settings, created, { purpose: 'verification', ipAddress }),
          );
          return {
            user: created,
            setCookies: await signIn(dependencies, context, queries, { ...created, passwordHash }),
          };
        }
        if (await findAccount(queries, email)) {
          throw new ApiError('email-in-use', { fields: ['email'] });
        }
      }
    });
    setCookies();
    wakeOutbox();
    return context.json(user, 201);
  });
}

const OLDEST_FIRST = 'created_at, id';

/** The accounts as users, the oldest first. */
export const readUsers = (queries: Queries) =>
  queries.rows(userSchema, `select ${columns(userSchema)} from accounts order by ${OLDEST_FIRST}`);

/** Adds users without a password, which they choose by mail. One whose id or email is known is left out. */
export const insertUsers = (queries: Queries, users: readonly User[]) =>
  insertRows(
    queries,
    'accounts',
    users.map((user) => ({
      ...user,
      emailKey: normaliseEmail(user.email),
      searched: searchedUser(user),
    })),
  );

const row = z.extend(userSchema, { isUnconfirmed: flag });

const list = searchedList({
  table: 'accounts',
  columns: columns(row, { isUnconfirmed }),
  row,
  order: OLDEST_FIRST,
  pageSize: ACCOUNTS_PER_PAGE,
});

const sortOf = sortedBy<AccountSort['key']>(
  {
    age: 'created_at',
    name: 'name collate numeric_texts',
    email: 'email collate numeric_texts',
    orders: `case when ${isUnconfirmed} then 0 else coalesce(order_count, 0) end`,
  },
  { key: 'age', direction: 'ascending' },
  OLDEST_FIRST,
);

export const adminAccountRoutes: OwnersRoutes = (router, { database, settings, wakeOutbox }) =>
  router
    .get('/', async (context) => {
      const { key, order } = sortOf(context);
      // Counted for all accounts at once, which takes a tenth of the time of a subquery for each.
      const source =
        key === 'orders' ? `accounts left join ${ORDER_COUNTS} using (email_key)` : undefined;
      const query = list.queryOf(context);
      const { rows, ...page } = await list.findPage(database, query, { order, source });
      const confirmed = rows.filter(({ isUnconfirmed }) => !isUnconfirmed);
      const ordersOf = await readOrdersOf(
        database,
        confirmed.map(({ email }) => email),
      );
      const accounts = rows.map((user) => ({
        ...user,
        orders: user.isUnconfirmed ? [] : ordersOf(user.email),
      }));
      return reply<AccountPage>(context, { accounts, ...page });
    })

    .put('/:id/password', async (context) => {
      const { password } = await readBody(context, resetPasswordSchema);
      const id = context.req.param('id');
      await refuseCommonPassword(password);
      const passwordHash = await hashPassword(password, OWNER);
      const account = about('account', id);
      await act(context.var.actor, 'reset the password of', account, (queries) =>
        setPassword(queries, settings.publicOrigin, { accountId: id, passwordHash }),
      );
      wakeOutbox();
      return context.body(null, 204);
    })

    .delete('/:id', async (context) => {
      const id = context.req.param('id');
      const account = about('account', id);
      await act(context.var.actor, 'deleted the account', account, async (queries) => {
        if (!(await removeAccount(queries, id))) throw new ApiError('not-found');
        await removeMailsAbout(queries, 'account', [id]);
      });
      return context.body(null, 204);
    });
