import type { AdminCredentials } from '../../../domain/adminCredentials';
import type { Business } from '../../../domain/business';
import type { DefaultTemplate } from '../../../domain/emailTemplates';
import { findOrders, matchingOrders } from '../../../domain/orderList';
import type { Order } from '../../../domain/orders';
import { type SavedReply, savedReplySchema } from '../../../domain/savedReplies';
import { todayIn } from '../../../domain/today';
import type { AdminBackend } from '../../AdminBackend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { untilSignedOut } from '../../untilSignedOut';
import { storedTickets } from '../createBrowserTickets';
import { storedAccounts } from '../storedAccounts';
import { createStoredList } from '../storedList';
import { adminRecords, type OwnerPrices } from './adminRecords';
import { createBrowserAccounts } from './createBrowserAccounts';
import { createBrowserAdminSession } from './createBrowserAdminSession';
import { createBrowserAdminTickets } from './createBrowserAdminTickets';
import { createBrowserEmailTemplates } from './createBrowserEmailTemplates';
import { createBrowserPaymentSettings } from './createBrowserPaymentSettings';
import { createBrowserPrices } from './createBrowserPrices';
import { createBrowserSiteData } from './createBrowserSiteData';
import { versionedList } from './versioned';

function createBrowserSavedReplies(environment: BrowserEnvironment): AdminBackend['savedReplies'] {
  const replies = createStoredList<SavedReply>({
    ...adminRecords.savedReplies,
    environment,
  });
  const { list, save } = versionedList(replies);
  return {
    list,
    save: async (reply) => save(savedReplySchema.parse(reply)),
    async remove(id) {
      const saved = (await replies.open()).find((reply) => reply.id === id);
      if (saved) await replies.remove(saved);
    },
  };
}

export interface BrowserAdminOptions {
  /** The owner's username and password until others are stored. */
  defaultCredentials: AdminCredentials;
  ownerPrices: OwnerPrices;
  defaultTemplates: readonly DefaultTemplate[];
  /** The orders of an owner who has stored none. */
  sampleOrders: readonly Order[];
  /** How soon the business promises to reply. */
  business: Pick<Business, 'hours' | 'timeZone' | 'replyDays'>;
}

/** The owner's backend, over the storage of this browser. Create one per page load. */
export function createBrowserAdmin(
  environment: BrowserEnvironment,
  {
    defaultCredentials,
    ownerPrices,
    defaultTemplates,
    sampleOrders,
    business,
  }: BrowserAdminOptions,
): Omit<AdminBackend, 'connected'> & { siteData: Required<AdminBackend['siteData']> } {
  const accounts = storedAccounts(environment);
  const tickets = storedTickets(environment);
  const orders = createStoredList<Order>({
    ...adminRecords.orders,
    environment,
    initial: sampleOrders,
  });

  const admin = createBrowserAdminSession(environment, defaultCredentials);

  return {
    admin,
    orders: {
      list: async (query) => findOrders(await orders.open(), query),
      listAll: async (query) => matchingOrders(await orders.open(), query),
    },
    accounts: createBrowserAccounts(accounts, orders),
    webDevPrices: createBrowserPrices(environment, 'webDevPrices', ownerPrices.webDev),
    hostingPrices: createBrowserPrices(environment, 'hostingPrices', ownerPrices.hosting),
    paymentSettings: createBrowserPaymentSettings(environment, untilSignedOut(admin)),
    emailTemplates: createBrowserEmailTemplates(environment, defaultTemplates),
    ownersTickets: createBrowserAdminTickets(environment, tickets, orders),
    today: {
      read: async () => todayIn(business, await tickets.open(), await orders.open()),
    },
    savedReplies: createBrowserSavedReplies(environment),
    siteData: createBrowserSiteData(environment, accounts, ownerPrices),
  };
}
