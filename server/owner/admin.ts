/** What the owner reads and changes. Every route needs the owner's session. */
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { ownerPrices } from '../../src/content/ownerPrices.ts';
import { accountsWithOrders, resetPasswordSchema } from '../../src/domain/accounts.ts';
import { orderSchema } from '../../src/domain/orders.ts';
import {
  defaultPaymentSettings,
  isSecretKey,
  paymentSettingsSchema,
} from '../../src/domain/paymentSettings.ts';
import type { PriceList } from '../../src/domain/prices.ts';
import { userSchema } from '../../src/domain/user.ts';
import type { Queries } from '../database/database.ts';
import { readSetting, saveSetting } from '../database/versioned.ts';
import type { Dependencies } from '../dependencies.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { endAccessTo, type Owner, type OwnerEnvironment } from '../http/sessionCookies.ts';
import { hashPassword } from '../secrets.ts';
import { noteAction } from './auditLog.ts';

const version = z.int().check(z.nonnegative());
const pricesSchema = z.object({
  // JSON has null for a number that is none.
  value: z.record(
    z.string(),
    z.pipe(
      z.nullable(z.union([z.number(), z.boolean()])),
      z.transform((value) => value ?? Number.NaN),
    ),
  ),
  version,
});

const savedSettingsSchema = z.object({
  value: z.object({ publishableKey: z.string(), testMode: z.boolean() }),
  version,
});

/** The accounts as users, the oldest first. */
export const readUsers = (queries: Queries) =>
  queries.rows(userSchema, 'select id, email, name from accounts order by created_at, id');

export async function readOrders(queries: Queries) {
  return queries.rows(
    orderSchema,
    'select id, customer, service, date, amount, status from orders order by position, id',
  );
}

export function adminRoutes({ database, sessions }: Dependencies) {
  const routes = new Hono<OwnerEnvironment>();

  routes.use(async (context, next) => {
    context.set('owner', await sessions.owner(context));
    await next();
  });

  /** Changes something, and notes who did it in the same transaction. */
  const changing = <T>(
    owner: Owner,
    action: string,
    subject: string,
    work: (queries: Queries) => Promise<T>,
  ) =>
    database.transaction(async (queries) => {
      const result = await work(queries);
      await noteAction(queries, owner.username, action, subject);
      return result;
    });

  function priceRoutes(path: string, key: string, list: PriceList) {
    routes.get(path, async (context) =>
      context.json(await readSetting(database, key, list.schema, list.defaults)),
    );
    routes.put(path, async (context) => {
      const { value, version } = await readBody(context, pricesSchema);
      const prices = { value: list.clean(value), version };
      return context.json(
        await changing(context.var.owner, 'saved', key, (queries) =>
          saveSetting(queries, key, prices),
        ),
      );
    });
  }

  priceRoutes('/prices/web-development', 'webDevPrices', ownerPrices.webDev);
  priceRoutes('/prices/hosting', 'hostingPrices', ownerPrices.hosting);

  return routes
    .get('/orders', async (context) => context.json(await readOrders(database)))

    .get('/accounts', async (context) => {
      const users = await readUsers(database);
      return context.json(accountsWithOrders(users, await readOrders(database)));
    })

    .put('/accounts/:id/password', async (context) => {
      const { password } = await readBody(context, resetPasswordSchema);
      const id = context.req.param('id');
      const passwordHash = await hashPassword(password);
      await changing(context.var.owner, 'reset the password of', id, async (queries) => {
        const changed = await queries.execute(
          'update accounts set password_hash = $2 where id = $1',
          [id, passwordHash],
        );
        if (changed === 0) throw new ApiError('not-found');
        await endAccessTo(queries, id);
      });
      return context.body(null, 204);
    })

    .delete('/accounts/:id', async (context) => {
      const id = context.req.param('id');
      await changing(context.var.owner, 'deleted the account', id, async (queries) => {
        if ((await queries.execute('delete from accounts where id = $1', [id])) === 0) {
          throw new ApiError('not-found');
        }
      });
      return context.body(null, 204);
    })

    .get('/payment-settings', async (context) =>
      context.json(
        await readSetting(
          database,
          'stripeSettings',
          paymentSettingsSchema,
          defaultPaymentSettings,
        ),
      ),
    )

    .put('/payment-settings', async (context) => {
      const body = await readBody(context, savedSettingsSchema);
      if (isSecretKey(body.value.publishableKey)) throw new ApiError('secret-key-refused');
      const value = {
        publishableKey: body.value.publishableKey.trim(),
        testMode: body.value.testMode,
      };
      const saved = await changing(context.var.owner, 'saved', 'stripeSettings', (queries) =>
        saveSetting(queries, 'stripeSettings', { value, version: body.version }),
      );
      return context.json(saved);
    });
}
