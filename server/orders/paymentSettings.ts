import * as z from 'zod/mini';
import {
  defaultPaymentSettings,
  isSecretKey,
  paymentSettingsSchema,
} from '../../src/domain/paymentSettings.ts';
import { readSetting, saveSetting, versionSchema } from '../database/versioned.ts';
import { ApiError } from '../http/ApiError.ts';
import { readBody } from '../http/body.ts';
import { act } from '../owner/history.ts';
import type { OwnersRoutes } from '../owner/ownersRoutes.ts';

const KEY = 'stripeSettings';

const savedSchema = z.object({
  value: z.object({ publishableKey: z.string(), testMode: z.boolean() }),
  version: versionSchema,
});

export const paymentSettingRoutes: OwnersRoutes = (router, { database }) =>
  router
    .get('/', async (context) =>
      context.json(await readSetting(database, KEY, paymentSettingsSchema, defaultPaymentSettings)),
    )

    .put('/', async (context) => {
      const { value, version } = await readBody(context, savedSchema);
      if (isSecretKey(value.publishableKey)) throw new ApiError('secret-key-refused');
      const { testMode, publishableKey } = value;
      const settings = { publishableKey: publishableKey.trim(), testMode };
      const saved = await act(context.var.actor, 'saved', KEY, (queries) =>
        saveSetting(queries, KEY, { value: settings, version }),
      );
      return context.json(saved);
    });
