import * as z from 'zod/mini';
import { accountPageSchema, resetPasswordSchema } from '../../../domain/accounts';
import { adminOrderSchema, orderFiguresSchema } from '../../../domain/adminOrders';
import { adminQuoteSchema, quotePageSchema } from '../../../domain/adminQuotes';
import { adminTicketSchema, ticketPageSchema } from '../../../domain/adminTickets';
import { OWNER } from '../../../domain/author';
import { checklistSchema } from '../../../domain/checklist';
import { emailTemplateSchema } from '../../../domain/emailTemplates';
import { historyPageSchema } from '../../../domain/history';
import { ORDERS_PER_EXPORT, orderPageSchema } from '../../../domain/orderList';
import { type Order, orderSchema } from '../../../domain/orders';
import { mailPageSchema, queuedMailSchema } from '../../../domain/outbox';
import { ownerStatusSchema } from '../../../domain/ownerStatus';
import { eventPageSchema } from '../../../domain/ownersEvents';
import { isSecretKey } from '../../../domain/paymentSettings';
import { type PriceDraft, priceDraftSchema } from '../../../domain/pricedQuote';
import type { Prices } from '../../../domain/prices';
import { savedReplySchema } from '../../../domain/savedReplies';
import { siteDataSchema } from '../../../domain/siteData';
import type { AdminBackend } from '../../AdminBackend';
import { AdminError, type AdminErrorCode } from '../../adminErrors';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createDraft } from '../../storage/drafts';
import { testConnection } from '../../testConnection';
import { createRequestKeys } from '../requestKeys';
import type { SessionSignals } from '../sessionHint';
import { createAdminApi, entryPath, pagePath } from './adminApi';
import { createHttpAdminSession } from './createHttpAdminSession';
import { createVersions } from './createVersions';

const ordersSchema = z.array(orderSchema);
const pricesSchema = z.record(z.string(), z.union([z.number(), z.boolean()]));
const settingsSchema = z.object({ publishableKey: z.string(), testMode: z.boolean() });
const defaultsSchema = z.array(
  z.object({ template: emailTemplateSchema, placeholders: z.record(z.string(), z.string()) }),
);
const addedSchema = z.object({ id: z.string() });
const testMailSchema = z.object({ recipient: z.string(), mailId: z.string() });

/** The owner's backend, over the API of the server that serves the page. Create one per page load. */
export function createHttpAdmin(
  environment: BrowserEnvironment,
  signals: Pick<SessionSignals, 'channel'>,
): Required<AdminBackend> {
  const { api, admin, ownerAccess, inSession } = createHttpAdminSession(
    createAdminApi(environment.fetch),
    signals,
    environment,
  );
  const keys = createRequestKeys();
  const versions = createVersions(api);
  const settings = versions.value('/payment-settings', settingsSchema);
  const templates = versions.list('/email-templates', emailTemplateSchema, 'template-not-saved');
  const replies = versions.list('/saved-replies', savedReplySchema);

  /** The method that removes an entry of this list. */
  const removeFrom = (list: string) => (id: string) =>
    api(entryPath(list, id), { method: 'DELETE' });

  /** The method that does something with an entry of this list. */
  const postTo = (list: string, action: string, fallback?: AdminErrorCode) => (id: string) =>
    api(`${entryPath(list, id)}/${action}`, { method: 'POST', ...(fallback && { fallback }) });

  const priceDraft = (quoteId: string) =>
    createDraft<PriceDraft>(environment, `priceDraft-${quoteId}`, priceDraftSchema);

  return {
    admin,

    orders: {
      list: (query) => api(pagePath('/orders', query), { schema: orderPageSchema }),
      async listAll(query) {
        const all: Order[] = [];
        for (let page = 1; ; page += 1) {
          const path = pagePath('/orders/export', { ...query, page });
          const orders = await api(path, { schema: ordersSchema });
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

    status: { read: () => api('/status', { schema: ownerStatusSchema }) },

    savedReplies: { ...replies, remove: removeFrom('/saved-replies') },

    siteData: {
      exportAll: () => api('/site-data', { schema: siteDataSchema }),
      // The server stores nothing that it has not parsed.
      unreadable: async () => [],
      discardUnreadable: async () => {},
    },

    connected: {
      ownerAccess,

      orders: {
        open: (id) =>
          api(entryPath('/orders', id), { schema: adminOrderSchema, fallback: 'order-not-found' }),
        setStatus: ({ orderId, ...body }) =>
          api(`${entryPath('/orders', orderId)}/status`, {
            method: 'PUT',
            body,
            fallback: 'order-not-found',
          }),
        add: (body) =>
          keys.use(body, async (key) => {
            const request = { method: 'POST', body, key, schema: addedSchema } as const;
            return (await api('/orders', { ...request, fallback: 'order-not-added' })).id;
          }),
        figures: (mode) =>
          api(pagePath('/orders/figures', mode ? { mode } : {}), { schema: orderFiguresSchema }),
        assignLink: (link, body) => api(entryPath('/link-products', link), { method: 'PUT', body }),
      },

      quotes: {
        list: (query) => api(pagePath('/quotes', query), { schema: quotePageSchema }),
        open: (id) => api(entryPath('/quotes', id), { schema: adminQuoteSchema }),
        send: ({ quoteId, replacedVersion: version, ...price }) =>
          keys.use({ quoteId, version, price }, (key) =>
            api(`${entryPath('/quotes', quoteId)}/versions`, {
              method: 'POST',
              body: { ...price, version },
              key,
            }),
          ),
        replaceLink: postTo('/quotes', 'links'),
        remove: removeFrom('/quotes'),
        restoreDraft: (quoteId) => priceDraft(quoteId).restoreDraft(OWNER),
        keepDraft: (quoteId, draft) => priceDraft(quoteId).keepDraft(draft, OWNER),
      },

      mail: {
        list: (query) => api(pagePath('/mail', query), { schema: mailPageSchema }),
        open: (id) => api(entryPath('/mail', id), { schema: queuedMailSchema }),
        sendAgain: postTo('/mail', 'attempts'),
        setAside: postTo('/mail', 'set-aside'),
        remove: removeFrom('/mail'),
      },

      events: {
        list: (query) => api(pagePath('/events', query), { schema: eventPageSchema }),
        sendAgain: postTo('/events', 'send', 'event-not-found'),
        setAside: postTo('/events', 'set-aside', 'event-not-found'),
      },

      checklist: { read: () => api('/checklist', { schema: checklistSchema }) },

      history: {
        list: ({ about, page }) =>
          api(pagePath('/history', { page, ...about }), { schema: historyPageSchema }),
      },

      guestLinks: { replace: postTo('/tickets', 'links') },

      ticketFiles: {
        upload: async (...file) => {
          const { uploadTo } = await import('../ticketFiles');
          return inSession(uploadTo('/api/admin/attachments')(...file));
        },
        download: async (file) => {
          const { downloadFile } = await import('../ticketFiles');
          return inSession(downloadFile(environment.fetch, '/api/admin/tickets', file));
        },
        remove: removeFrom('/attachments'),
      },
    },
  };
}
