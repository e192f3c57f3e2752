import * as z from 'zod/mini';
import { accountPageSchema, resetPasswordSchema } from '../../../domain/accounts';
import { adminTicketSchema, ticketPageSchema } from '../../../domain/adminTickets';
import {
  defaultTemplateSchema,
  emailTemplateSchema,
  testMailSchema,
} from '../../../domain/emailTemplates';
import { ORDERS_PER_EXPORT, orderPageSchema } from '../../../domain/orderList';
import { type ExportedOrder, exportedOrderSchema } from '../../../domain/orders';
import { isSecretKey } from '../../../domain/paymentSettings';
import type { Prices } from '../../../domain/prices';
import { savedReplySchema } from '../../../domain/savedReplies';
import { siteDataSchema } from '../../../domain/siteData';
import { todaySchema } from '../../../domain/today';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { testConnection } from '../../testConnection';
import { createRequestKeys } from '../requestKeys';
import type { SessionSignals } from '../sessionHint';
import { createAdminApi, entryMethods, entryPath, pagePath } from './adminApi';
import { createConnectedAdmin } from './createConnectedAdmin';
import { createHttpAdminSession } from './createHttpAdminSession';
import { createVersions } from './createVersions';

const exportedSchema = z.array(exportedOrderSchema);
const pricesSchema = z.record(z.string(), z.union([z.number(), z.boolean()]));
const settingsSchema = z.object({ publishableKey: z.string(), testMode: z.boolean() });
const defaultsSchema = z.array(defaultTemplateSchema);

/** The owner's backend, over the API of the server that serves the page. Create one per page load. */
export function createHttpAdmin(
  environment: BrowserEnvironment,
  signals: Pick<SessionSignals, 'channel'>,
): Required<AdminBackend> {
  const session = createHttpAdminSession(createAdminApi(environment.fetch), signals, environment);
  const { api, admin, inSession } = session;
  const keys = createRequestKeys();
  const versions = createVersions(api);
  const settings = versions.value('/payment-settings', settingsSchema);
  const templates = versions.list('/email-templates', emailTemplateSchema, 'template-not-saved');
  const replies = versions.list('/saved-replies', savedReplySchema);

  const { removeFrom } = entryMethods(api);

  return {
    admin,

    orders: {
      list: (query) => api(pagePath('/orders', query), { schema: orderPageSchema }),
      async listAll(query) {
        const all: ExportedOrder[] = [];
        for (let page = 1; ; page += 1) {
          const path = pagePath('/orders/export', { ...query, page });
          const orders = await api(path, { schema: exportedSchema });
          all.push(...orders);
          if (orders.length < ORDERS_PER_EXPORT) return all;
        }
      },
    },

    accounts: {
      list: (query) => api(pagePath('/accounts', query), { schema: accountPageSchema }),
      async resetPassword({ userId, password }) {
        if (!resetPasswordSchema.safeParse({ password }).success) {
          throw new AdminError('invalid-password');
        }
        const path = `${entryPath('/accounts', userId)}/password`;
        await api(path, { method: 'PUT', body: { password }, fallback: 'password-not-reset' });
      },
      remove: (userId) =>
        api(entryPath('/accounts', userId), { method: 'DELETE', fallback: 'account-not-deleted' }),
    },

    webDevPrices: versions.value<Prices>('/prices/web-development', pricesSchema),
    hostingPrices: versions.value<Prices>('/prices/hosting', pricesSchema),

    paymentSettings: {
      read: settings.read,
      async save({ publishableKey, testMode }) {
        if (isSecretKey(publishableKey)) throw new AdminError('secret-key-refused');
        return settings.save({ publishableKey, testMode });
      },
      testConnection: (tested) => inSession(testConnection(tested, environment)),
    },

    emailTemplates: {
      ...templates,
      defaults: () => api('/email-templates/defaults', { schema: defaultsSchema }),
      sendTest: (body) =>
        api(`${entryPath('/email-templates', body.id)}/test`, {
          method: 'POST',
          body,
          schema: testMailSchema,
        }),
    },

    ownersTickets: {
      list: (query) => api(pagePath('/tickets', query), { schema: ticketPageSchema }),
      open: (ticketId) => api(entryPath('/tickets', ticketId), { schema: adminTicketSchema }),
      write: ({ ticketId, ...body }) =>
        keys.use({ ticketId, ...body }, (key) =>
          api(`${entryPath('/tickets', ticketId)}/messages`, { method: 'POST', body, key }),
        ),
      change: ({ ticketId, ...body }) =>
        api(entryPath('/tickets', ticketId), { method: 'PUT', body }),
      remove: removeFrom('/tickets'),
    },

    today: { read: () => api('/today', { schema: todaySchema }) },

    savedReplies: { ...replies, remove: removeFrom('/saved-replies') },

    siteData: {
      exportAll: () => api('/site-data', { schema: siteDataSchema }),
      // The server stores nothing that it has not parsed.
      unreadable: async () => [],
      discardUnreadable: async () => {},
    },

    connected: createConnectedAdmin(session, environment),
  };
}
