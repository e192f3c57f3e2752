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

export interface OwnerPrices {
  webDev: PriceList;
  hosting: PriceList;
}

/**
 * What the owner's pages store, with the schema of the value or of each entry. Apart from the visitors'
 * records, so that no page for visitors contains it.
 */
export const adminRecords = {
  orders: { key: 'orders', schema: orderSchema, isList: true },
  webDevPrices: { key: 'webDevPrices', schema: storedPricesSchema },
  hostingPrices: { key: 'hostingPrices', schema: storedPricesSchema },
  stripeSettings: {
    key: 'stripeSettings',
    schema: storedPaymentSettingsSchema,
    refusesSecretKeys: true,
  },
  /** The publishable key of the payment settings alone. */
  stripePublishableKey: {
    key: 'stripePublishableKey',
    schema: z.string(),
    isText: true,
    refusesSecretKeys: true,
  },
  emailTemplates: { key: 'emailTemplates', schema: emailTemplateSchema, isList: true },
  savedReplies: { key: 'savedReplies', schema: savedReplySchema, isList: true },
  adminCredentials: { key: 'adminCredentials', schema: adminCredentialsSchema },
  /** Missing while the owner is signed out. */
  adminSession: { key: 'adminSession', schema: z.literal(true), isSession: true },
} as const satisfies Record<string, StoredRecord>;

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
    webDevPrices: webDev.schema,
    hostingPrices: hosting.schema,
  };
  return siteRecords.map((record) => ({ ...record, schema: schemas[record.key] ?? record.schema }));
}
