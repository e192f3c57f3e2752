/** The prices and the payment settings, which the owner saves as a whole. */
import * as z from 'zod/mini';
import { ownerPrices } from '../../src/content/ownerPrices.ts';
import {
  defaultPaymentSettings,
  isSecretKey,
  paymentSettingsSchema,
} from '../../src/domain/paymentSettings.ts';
import type { PriceList } from '../../src/domain/prices.ts';
import type { Queries } from '../database/database.ts';
import { saveVersion, versionSchema } from '../database/versioned.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/request.ts';
import { act } from '../owner/history.ts';
import type { OwnersRoutes } from '../owner/ownersRoutes.ts';

const PAYMENT_SETTINGS = 'stripeSettings';

interface Versioned<T> {
  value: T;
  version: number;
}

const rowSchema = z.object({ value: z.unknown(), version: z.number() });

/** The saved value, or the default if none was saved or it does not match the schema any more. */
export async function readSetting<T>(
  queries: Queries,
  key: string,
  schema: z.ZodMiniType<T>,
  preset: T,
): Promise<Versioned<T>> {
  const row = await queries.row(rowSchema, 'select value, version from settings where key = $1', [
    key,
  ]);
  const result = schema.safeParse(row?.value);
  return { value: result.success ? result.data : preset, version: row?.version ?? 0 };
}

/** Saves the value over its version. Fails as `saveVersion` does. */
export const saveSetting = async <T>(
  queries: Queries,
  key: string,
  { value, version }: Versioned<T>,
): Promise<Versioned<T>> => ({
  value,
  version: await saveVersion(queries, 'settings', { key, value: JSON.stringify(value) }, version),
});

const pricesSchema = z.object({
  // JSON has null for a number that is none.
  value: z.record(
    z.string(),
    z.pipe(
      z.nullable(z.union([z.number(), z.boolean()])),
      z.transform((value) => value ?? Number.NaN),
    ),
  ),
  version: versionSchema,
});

const listRoutes =
  (key: string, { schema, defaults, clean }: PriceList): OwnersRoutes =>
  (router, { database }) =>
    router
      .get('/', async (context) => context.json(await readSetting(database, key, schema, defaults)))
      .put('/', async (context) => {
        const { value, version } = await readBody(context, pricesSchema);
        const saved = await act(context.var.actor, 'saved', key, (queries) =>
          saveSetting(queries, key, { value: clean(value), version }),
        );
        return context.json(saved);
      });

export const webDevPriceRoutes = listRoutes('webDevPrices', ownerPrices.webDev);
export const hostingPriceRoutes = listRoutes('hostingPrices', ownerPrices.hosting);

const savedSchema = z.object({
  value: z.object({ publishableKey: z.string(), testMode: z.boolean() }),
  version: versionSchema,
});

export const paymentSettingRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) =>
      context.json(
        await readSetting(
          database,
          PAYMENT_SETTINGS,
          paymentSettingsSchema,
          defaultPaymentSettings,
        ),
      ),
    )

    .put('/', async (context) => {
      const { value, version } = await readBody(context, savedSchema);
      if (isSecretKey(value.publishableKey)) throw new ApiError('secret-key-refused');
      const { testMode, publishableKey } = value;
      const settings = { publishableKey: publishableKey.trim(), testMode };
      const saved = await act(context.var.actor, 'saved', PAYMENT_SETTINGS, (queries) =>
        saveSetting(queries, PAYMENT_SETTINGS, { value: settings, version }),
      );
      return context.json(saved);
    });
