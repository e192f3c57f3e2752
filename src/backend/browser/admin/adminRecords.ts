import * as z from 'zod/mini';
import { adminCredentialsSchema } from '../../../domain/adminCredentials';
import { emailTemplateSchema } from '../../../domain/emailTemplates';
import { orderSchema } from '../../../domain/orders';
import { storedPaymentSettingsSchema } from '../../../domain/paymentSettings';
import { type PriceList, storedPricesSchema } from '../../../domain/prices';
import { savedReplySchema } from '../../../domain/savedReplies';
import type { StoredRecord } from '../../../domain/siteData';
import { storageKeys } from '../../storage/storageKeys';
import { visitorRecords } from '../visitorRecords';
import { adminStorageKeys as keys } from './adminStorageKeys';

export interface OwnerPrices {
  webDev: PriceList;
  hosting: PriceList;
}

/** What the owner's pages store, with the schema of the value or of each entry. */
export const adminRecords = {
  orders: { key: keys.orders, schema: orderSchema, isList: true, hasDefault: true },
  webDevPrices: { key: keys.webDevPrices, schema: storedPricesSchema },
  hostingPrices: { key: keys.hostingPrices, schema: storedPricesSchema },
  stripeSettings: {
    key: keys.stripeSettings,
    schema: storedPaymentSettingsSchema,
    refusesSecretKeys: true,
  },
  stripePublishableKey: {
    key: keys.stripePublishableKey,
    schema: z.string(),
    isText: true,
    refusesSecretKeys: true,
  },
  emailTemplates: {
    key: keys.emailTemplates,
    schema: emailTemplateSchema,
    isList: true,
    hasDefault: true,
  },
  savedReplies: { key: keys.savedReplies, schema: savedReplySchema, isList: true },
  adminCredentials: { key: keys.adminCredentials, schema: adminCredentialsSchema },
  adminSession: { key: keys.adminSession, schema: z.literal(true), isSession: true },
} as const satisfies Record<keyof typeof keys, StoredRecord>;

/** Everything in `localStorage` that belongs to the site. */
export const siteRecords: readonly StoredRecord[] = [
  ...Object.values(visitorRecords),
  ...Object.values(adminRecords),
  { key: storageKeys.theme, schema: z.enum(['light', 'dark']), isText: true },
];

export const siteDataKeys: readonly string[] = siteRecords.map(({ key }) => key);

/** The same records; prices are checked by the schemas of these lists, as the price panels do. */
export function siteRecordsWith({ webDev, hosting }: OwnerPrices): readonly StoredRecord[] {
  const schemas: Readonly<Record<string, StoredRecord['schema']>> = {
    [keys.webDevPrices]: webDev.schema,
    [keys.hostingPrices]: hosting.schema,
  };
  return siteRecords.map((record) => ({ ...record, schema: schemas[record.key] ?? record.schema }));
}
