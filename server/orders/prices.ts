import * as z from 'zod/mini';
import { ownerPrices } from '../../src/content/ownerPrices.ts';
import type { PriceList } from '../../src/domain/prices.ts';
import { readSetting, saveSetting, versionSchema } from '../database/versioned.ts';
import { readBody } from '../http/body.ts';
import { act } from '../owner/history.ts';
import type { OwnersRoutes } from '../owner/ownersRoutes.ts';

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
