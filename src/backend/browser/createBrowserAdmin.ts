import type { AdminCredentials } from '../../domain/adminCredentials';
import type { DefaultTemplate } from '../../domain/emailTemplates';
import { type Order, orderSchema, sampleOrders } from '../../domain/orders';
import type { AdminBackend } from '../AdminBackend';
import { adminStorageKeys } from './adminStorageKeys';
import type { BrowserEnvironment } from './browserEnvironment';
import { createBrowserAccounts } from './createBrowserAccounts';
import { createBrowserAdminSession } from './createBrowserAdminSession';
import { createBrowserEmailTemplates } from './createBrowserEmailTemplates';
import { createBrowserPaymentSettings } from './createBrowserPaymentSettings';
import { createBrowserPrices, type OwnerPrices } from './createBrowserPrices';
import { createBrowserSiteData } from './createBrowserSiteData';
import type { StoredAccounts } from './storedAccounts';
import { createStoredList } from './storedList';

/** What the owner's part is told from outside, and nobody else. */
export interface AdminSettings {
  /** What the owner signs in with until something else is stored. */
  defaultCredentials: AdminCredentials;
  ownerPrices: OwnerPrices;
  defaultTemplates: readonly DefaultTemplate[];
}

/** What the owner's part needs. */
export interface AdminServices {
  loadAdminSettings(): Promise<AdminSettings>;
}

/** The owner's verbs over the storage of this browser. */
export function createBrowserAdmin(
  environment: BrowserEnvironment,
  accounts: StoredAccounts,
  { defaultCredentials, ownerPrices, defaultTemplates }: AdminSettings,
): AdminBackend {
  const orders = createStoredList<Order>({
    key: adminStorageKeys.orders,
    schema: orderSchema,
    environment,
    initial: sampleOrders,
  });

  return {
    admin: createBrowserAdminSession(environment, defaultCredentials),
    orders: { list: orders.open },
    accounts: createBrowserAccounts(accounts, orders),
    prices: createBrowserPrices(environment, ownerPrices),
    paymentSettings: createBrowserPaymentSettings(environment),
    emailTemplates: createBrowserEmailTemplates(environment, defaultTemplates),
    siteData: createBrowserSiteData(environment, accounts),
  };
}
