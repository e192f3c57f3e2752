import {
  type AddedOrder,
  adminOrderSchema,
  type Correction,
  type CorrectionKind,
  type OrderMode,
  orderFiguresSchema,
  orderIdSchema,
} from '../../../domain/adminOrders';
import {
  type AskedPayment,
  adminQuoteSchema,
  type QuoteQuery,
  quotePageSchema,
  type Transfer,
} from '../../../domain/adminQuotes';
import { OWNER } from '../../../domain/author';
import { checklistSchema } from '../../../domain/checklist';
import { type HistoryQuery, historyPageSchema } from '../../../domain/history';
import type { HandStatus } from '../../../domain/orderStatus';
import {
  type EventQuery,
  eventPageSchema,
  type MailQuery,
  mailPageSchema,
  queuedMailSchema,
} from '../../../domain/outbox';
import { ownerStatusSchema } from '../../../domain/ownerStatus';
import { type ExchangeRate, receiptListSchema } from '../../../domain/periodReceipts';
import { type PriceDraft, priceDraftSchema, type QuotePrice } from '../../../domain/pricedQuote';
import type { Product } from '../../../domain/priceGuard';
import type { Days } from '../../../domain/receiptPeriods';
import type { Attachments, TicketFile } from '../../Backend';
import type { BrowserEnvironment } from '../../storage/browserEnvironment';
import { createDraft } from '../../storage/drafts';
import { createRequestKeys } from '../requestKeys';
import { entryMethods, entryPath, pagePath } from './adminApi';
import type { createHttpAdminSession } from './createHttpAdminSession';

/** What only a server can do for the owner. The type of `AdminBackend.connected` is taken from it. */
export function createConnectedAdmin(
  { api, ownerAccess, inSession }: ReturnType<typeof createHttpAdminSession>,
  environment: BrowserEnvironment,
) {
  const keys = createRequestKeys();
  const { postTo, removeFrom } = entryMethods(api);

  const priceDraft = (quoteId: string) =>
    createDraft<PriceDraft>(environment, `priceDraft-${quoteId}`, priceDraftSchema);

  const upload: Attachments['upload'] = async (...file) => {
    const { uploadTo } = await import('../ticketFiles');
    return inSession(uploadTo('/api/admin/attachments')(...file));
  };

  return {
    ownerAccess,

    /** A method that names an order fails with `order-not-found` without it. */
    orders: {
      /** Resolves with the order, its money and its customer. Also by an id of an order that it was joined with. */
      open: (orderId: string) =>
        api(entryPath('/orders', orderId), {
          schema: adminOrderSchema,
          fallback: 'order-not-found',
        }),

      /**
       * Sets a status by hand. Fails with `changed-meanwhile` if the order does not have the status `replaces`
       * any more, or one that follows from payments.
       */
      setStatus: ({
        orderId,
        ...body
      }: {
        orderId: string;
        status: HandStatus;
        replaces: string;
      }) =>
        api(`${entryPath('/orders', orderId)}/status`, {
          method: 'PUT',
          body,
          fallback: 'order-not-found',
        }),

      /**
       * Adds an order that was paid by bank transfer, once however often it has to be sent, and resolves with its
       * id. Fails with `order-not-added` if the server refuses a value.
       */
      add: (body: AddedOrder) =>
        keys.use(body, async (key) => {
          const request = { method: 'POST', body, key, schema: orderIdSchema } as const;
          return (await api('/orders', { ...request, fallback: 'order-not-added' })).id;
        }),

      /**
       * Notes a payment or a refund of an order by hand, or voids it, once however often it has to be sent. Fails
       * with `order-not-changed` if the server refuses a value, and with `changed-meanwhile` if not so much is left.
       */
      correct: (
        orderId: string,
        kind: CorrectionKind,
        { note, ...moved }: Correction,
        left: number,
      ) => {
        const body = { ...moved, [kind === 'payments' ? 'reference' : 'reason']: note };
        const path = `${entryPath('/orders', orderId)}/${kind}`;
        return keys.use({ path, body }, (key) =>
          api(path, {
            method: 'POST',
            body: { ...body, left },
            key,
            fallback: 'order-not-changed',
          }),
        );
      },

      /** Corrects the email address of the payer, which gets a new link. The earlier links end. */
      correctEmail: (orderId: string, email: string) =>
        api(`${entryPath('/orders', orderId)}/email`, {
          method: 'PUT',
          body: { email },
          fallback: 'order-not-changed',
        }),

      /** Default: in the mode of the payment settings. */
      figures: (mode?: OrderMode) =>
        api(pagePath('/orders/figures', mode ? { mode } : {}), { schema: orderFiguresSchema }),

      /** Says what a payment link sells, also for its earlier payments; null: it is not ours. */
      assignLink: (link: string, product: Product | null) =>
        api(entryPath('/link-products', link), {
          method: 'PUT',
          body: product ?? { product },
        }),
    },

    receipts: {
      /** The receipts and credits that were issued on these days, both included. */
      list: (days: Days) => api(pagePath('/receipts', days), { schema: receiptListSchema }),

      /** Replaces the rate of a month, for the receipts that are issued from now on. */
      saveRate: ({ month, currency, rate }: ExchangeRate) =>
        api(`${entryPath('/exchange-rates', month)}/${currency}`, {
          method: 'PUT',
          body: { rate },
        }),

      /** The URL of the payments, refunds and disputes of these days as CSV. */
      entriesHref: (days: Days) => `/api/admin${pagePath('/entries.csv', days)}`,
    },

    /** The visitors' quote requests. A method that names one fails with `quote-not-found` without it. */
    quotes: {
      list: (query: QuoteQuery) => api(pagePath('/quotes', query), { schema: quotePageSchema }),
      open: (id: string) => api(entryPath('/quotes', id), { schema: adminQuoteSchema }),

      /**
       * Stores a price as a new version and mails the customer a link to it. Fails with `changed-meanwhile`
       * if the newest version is not the one that the price replaces, or has been accepted.
       */
      send: ({
        quoteId,
        replacedVersion: version,
        ...price
      }: QuotePrice & { quoteId: string; replacedVersion: number }) =>
        keys.use({ quoteId, version, price }, (key) =>
          api(`${entryPath('/quotes', quoteId)}/versions`, {
            method: 'POST',
            body: { ...price, version },
            key,
          }),
        ),

      /** Asks for an extra or the rest of an accepted quote, once however often it has to be sent, and mails it. */
      ask: (quoteId: string, body: AskedPayment) =>
        keys.use({ quoteId, body }, (key) =>
          api(`${entryPath('/quotes', quoteId)}/requests`, { method: 'POST', body, key }),
        ),

      /** Takes back what the customer has neither accepted nor paid. */
      takeBack: (quoteId: string, request: string) =>
        removeFrom(`${entryPath('/quotes', quoteId)}/requests`)(request),

      /**
       * Notes a payment by bank transfer for a request, once however often it has to be sent. Fails with
       * `order-not-changed` if the server refuses a value, such as more than is open.
       */
      noteTransfer: (quoteId: string, body: Transfer) =>
        keys.use({ quoteId, body }, (key) =>
          api(`${entryPath('/quotes', quoteId)}/transfers`, {
            method: 'POST',
            body,
            key,
            fallback: 'order-not-changed',
          }),
        ),

      /** Pays back what was paid too much. It is counted by the server, so that a second press pays nothing back. */
      refund: postTo('/quotes', 'refunds'),

      /** Ends the links to a quote, and mails the customer a new one. It needs a price. */
      replaceLink: postTo('/quotes', 'links'),

      /** Removes the request with its prices, links and mails, if it exists. */
      remove: removeFrom('/quotes'),

      /** The price of this request that was typed before a reload and not sent, or null. */
      restoreDraft: (quoteId: string) => priceDraft(quoteId).restoreDraft(OWNER),

      /**
       * Stores the price that is typed until the browser session ends; null deletes it. Without the
       * storage, it lasts as long as the page.
       */
      keepDraft: (quoteId: string, draft: PriceDraft | null) =>
        priceDraft(quoteId).keepDraft(draft, OWNER),
    },

    /** The mails that the server sends. A method that names one fails with `mail-not-found` without it. */
    mail: {
      list: (query: MailQuery) => api(pagePath('/mail', query), { schema: mailPageSchema }),
      open: (id: string) => api(entryPath('/mail', id), { schema: queuedMailSchema }),

      /** Makes a mail that waits or has failed due now. A mail that was sent stays as it is. */
      sendAgain: postTo('/mail', 'attempts'),

      /** The same with all, except those that are set aside. */
      sendAllAgain: () => api('/mail/attempts', { method: 'POST' }),

      /** No longer counts a mail that has failed. It can still be sent again. */
      setAside: postTo('/mail', 'set-aside'),

      /** Removes the mail and its attempts, if it exists. */
      remove: removeFrom('/mail'),
    },

    /** The events for the owner's other tools. A method that names one fails with `event-not-found` without it. */
    events: {
      list: (query: EventQuery) => api(pagePath('/events', query), { schema: eventPageSchema }),

      /** Makes an event that waits or has failed due now. One that has stopped the others goes on with all. */
      sendAgain: postTo('/events', 'send', 'event-not-found'),

      /** No longer counts an event that has failed. It can still be sent again. */
      setAside: postTo('/events', 'set-aside', 'event-not-found'),
    },

    status: { read: () => api('/status', { schema: ownerStatusSchema }) },

    /** Turns the daily mail of what waits on or off. */
    todayMail: {
      set: (isOn: boolean) => api('/today/mail', { method: 'PUT', body: { isOn } }),
    },

    checklist: { read: () => api('/checklist', { schema: checklistSchema }) },

    history: {
      list: ({ about, page }: HistoryQuery) =>
        api(pagePath('/history', { page, ...about }), { schema: historyPageSchema }),
    },

    guestLinks: {
      /**
       * Ends the links of a guest's ticket, and mails a new one to the guest. Fails with
       * `ticket-not-found` without an email address, and if an account has the ticket.
       */
      replace: postTo('/tickets', 'links'),
    },

    ticketFiles: {
      /** As that of visitors, and apart from it: strangers leave the owner room. */
      upload,

      /** The content of a file of a ticket. Fails with `ticket-not-found`. */
      async download(file: TicketFile) {
        const { downloadFile } = await import('../ticketFiles');
        return inSession(downloadFile(environment.fetch, '/api/admin/tickets', file));
      },

      /** Removes a file, if it exists. Its message stays. */
      remove: removeFrom('/attachments'),
    },
  };
}

/** The owner's methods of connected mode. */
export type ConnectedAdminMethods = ReturnType<typeof createConnectedAdmin>;
