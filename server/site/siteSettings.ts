/** The prices and the payment settings, which the owner saves as a whole. */
import * as z from 'zod/mini';
import { ownerPrices } from '../../src/content/ownerPrices.ts';
import {
  defaultPaymentSettings,
  isSecretKey,
  type PaymentSettings,
  paymentSettingsSchema,
} from '../../src/domain/paymentSettings.ts';
import type { PriceList, Prices } from '../../src/domain/prices.ts';
import { type Versioned, versionedSchema } from '../../src/domain/versioned.ts';
import { ApiError } from '../ApiError.ts';
import { about, act } from '../database/act.ts';
import { insertRow, type Queries } from '../database/database.ts';
import { saveVersion } from '../database/versioned.ts';
import { type OwnersRoutes, reply } from '../http/ownersRoutes.ts';
import { readBody } from '../http/request.ts';
import { StartError } from '../StartError.ts';
import { sign } from '../secrets.ts';

export interface Setting<T> {
  key: string;
  schema: z.ZodMiniType<T>;
  /** Until the owner saves it. */
  preset: T;
  sent: z.ZodMiniType<T>;
  /** The value as it is stored. Can fail. */
  clean(sent: T): T;
}

// JSON has null for a number that is none.
const figure = z.pipe(
  z.nullable(z.union([z.number(), z.boolean()])),
  z.transform((value) => value ?? Number.NaN),
);

const figures = z
  .record(z.string(), figure)
  .check(z.refine((sent) => Object.keys(sent).length > 0));

const pricesSetting = (
  key: string,
  { fields, schema, defaults: preset, clean }: PriceList,
): Setting<Prices> => ({
  key,
  schema,
  preset,
  sent: figures,
  clean(sent) {
    const refused = fields
      .filter(({ key, kind }) => kind === 'percent' && Number(sent[key]) > 100)
      .map((field) => field.key);
    if (refused.length > 0) throw new ApiError('invalid', { fields: refused });
    return clean(sent);
  },
});

export const webDevPrices = pricesSetting('webDevPrices', ownerPrices.webDev);
export const hostingPrices = pricesSetting('hostingPrices', ownerPrices.hosting);

export const paymentSettings: Setting<PaymentSettings> = {
  key: 'stripeSettings',
  schema: paymentSettingsSchema,
  preset: defaultPaymentSettings,
  sent: z.object({ publishableKey: z.string(), testMode: z.boolean() }),
  clean({ publishableKey, testMode }) {
    if (isSecretKey(publishableKey)) throw new ApiError('secret-key-refused');
    return { publishableKey: publishableKey.trim(), testMode };
  },
};

const rowSchema = z.object({ value: z.unknown(), version: z.number() });

const readRow = (queries: Queries, key: string) =>
  queries.row(rowSchema, 'select value, version from settings where key = $1', [key]);

/** The saved value, or the preset if none was saved or it does not match the schema any more. */
export async function readSetting<T>(queries: Queries, { key, schema, preset }: Setting<T>) {
  const row = await readRow(queries, key);
  const result = schema.safeParse(row?.value);
  return { value: result.success ? result.data : preset, version: row?.version ?? 0 };
}

/** SQL for the row that recognises the server's key, in `$1`. */
const OTHER_KEY = `key = 'secretKey' and value <> $1`;
const checkOf = (secretKey: Buffer) => JSON.stringify(sign(secretKey, 'data'));

/** Fails with a `StartError` if the data are of another key. Notes that of new data. */
export async function requireKey(queries: Queries, secretKey: Buffer, place: string) {
  const value = checkOf(secretKey);
  await insertRow(queries, 'settings', { key: 'secretKey', value, version: 1 });
  if ((await queries.execute(`select from settings where ${OTHER_KEY}`, [value])) === 0) return;
  throw new StartError(
    `The data in ${place} are of another SECRET_KEY. Start with that one. To change it, make a backup and restore it into an empty database with the new one.`,
  );
}

/** Forgets another key, so that the data can be used with this one. Resolves with whether there was one. */
export const forgetOtherKey = async (queries: Queries, secretKey: Buffer) =>
  (await queries.execute(`delete from settings where ${OTHER_KEY}`, [checkOf(secretKey)])) > 0;

/** Notes whether events for the owner's other tools are sent. Otherwise none is queued. */
export const noteEventsReceiver = (queries: Queries, hasReceiver: boolean) =>
  hasReceiver
    ? insertRow(queries, 'settings', { key: 'eventsReceiver', value: 'true', version: 1 })
    : queries.execute(`delete from settings where key = 'eventsReceiver'`);

/** Notes when the last backup was made, and whether it has been restored to check it. */
export const noteBackup = (queries: Queries, at: Date, isChecked: boolean) =>
  queries.execute(
    `insert into settings (key, value, version, updated_at) values ('lastBackup', $2, 1, $1)
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [at, JSON.stringify(isChecked)],
  );

const backupSchema = z.object({ at: z.date(), isChecked: z.boolean() });

export async function readLastBackup(queries: Queries) {
  const query = `select updated_at as at, value as is_checked from settings where key = 'lastBackup'`;
  return (await queries.row(backupSchema, query)) ?? null;
}

/**
 * Saves the value over this version, and keeps fields that only a newer release knows. Resolves with the
 * new version, as `saveVersion` does.
 */
export async function saveSetting(queries: Queries, key: string, value: object, version: number) {
  const merged = { ...Object((await readRow(queries, key))?.value), ...value };
  return saveVersion(queries, 'settings', { key, value: JSON.stringify(merged) }, version);
}

type Saved<T> = Versioned & { value: T };

export const settingRoutes =
  <T extends object>(setting: Setting<T>): OwnersRoutes =>
  (router, { database }) => {
    const { key, sent, clean } = setting;
    const bodySchema = z.extend(versionedSchema, { value: sent });

    router
      .get('/', async (context) => reply<Saved<T>>(context, await readSetting(database, setting)))

      .put('/', async (context) => {
        const body = await readBody(context, bodySchema);
        const value = clean(body.value);
        const version = await act(context.var.actor, 'saved', about('record', key), (queries) =>
          saveSetting(queries, key, value, body.version),
        );
        return reply<Saved<T>>(context, { value, version });
      });
  };
