import * as z from 'zod/mini';
import { resetPasswordSchema } from '../../domain/accounts';
import { usernameKey } from '../../domain/adminCredentials';
import { ticketPageSchema } from '../../domain/desk';
import { emailTemplateSchema } from '../../domain/emailTemplates';
import { historyPageSchema } from '../../domain/history';
import type { ListQuery } from '../../domain/listQuery';
import { orderSchema } from '../../domain/orders';
import { mailPageSchema, queuedMailSchema } from '../../domain/outbox';
import { isSecretKey } from '../../domain/paymentSettings';
import { type PriceDraft, priceDraftSchema } from '../../domain/pricedQuote';
import type { Prices } from '../../domain/prices';
import { deskQuoteSchema, quotePageSchema } from '../../domain/quoteDesk';
import { savedReplySchema } from '../../domain/savedReplies';
import { serverStatusSchema } from '../../domain/serverStatus';
import { importPlanSchema, MAX_SITE_DATA, siteDataSchema } from '../../domain/siteData';
import { supportTicketSchema } from '../../domain/ticket';
import { userSchema } from '../../domain/user';
import type { AdminBackend } from '../AdminBackend';
import { AdminError, type AdminErrorCode, isAdminErrorCode } from '../adminErrors';
import { type BackendError, isBackendErrorCode } from '../Backend';
import { createSessionListeners } from '../sessionListeners';
import type { BrowserEnvironment } from '../shared/browserEnvironment';
import { createDraft } from '../shared/createDraft';
import { testConnection } from '../testConnection';
import { ApiFailure, asBackendError, createApiClient } from './apiClient';
import { createRequestKeys } from './requestKeys';
import type { SessionSignals } from './sessionHint';

const version = z.int();
const pricesSchema = z.record(z.string(), z.union([z.number(), z.boolean()]));
const settingsSchema = z.object({ publishableKey: z.string(), testMode: z.boolean() });
const templatesSchema = z.array(z.extend(emailTemplateSchema, { version }));
const savedRepliesSchema = z.array(z.extend(savedReplySchema, { version }));
const defaultsSchema = z.array(
  z.object({ template: emailTemplateSchema, placeholders: z.record(z.string(), z.string()) }),
);
const accountsSchema = z.array(z.extend(userSchema, { orders: z.array(orderSchema) }));
const sessionSchema = z.object({ username: z.string(), hasTotp: z.boolean() });
const secretSchema = z.object({ secret: z.string(), address: z.string() });
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

const deskTicketSchema = z.object({ ticket: supportTicketSchema, orders: z.array(orderSchema) });
const testMailSchema = z.object({ recipient: z.string(), mailId: z.string() });
const listPath = (area: string, { text, status, page }: ListQuery<string>) =>
  `/${area}?${new URLSearchParams({ text, status, page: String(page) })}`;
const mailPath = (id: string) => `/mail/${encodeURIComponent(id)}`;
const ticketPath = (id: string) => `/tickets/${encodeURIComponent(id)}`;
const quotePath = (id: string) => `/quotes/${encodeURIComponent(id)}`;
const countSchema = z.object({ count: z.number() });

function asAdminError(error: unknown, fallback?: AdminErrorCode): AdminError | BackendError {
  const code = error instanceof ApiFailure ? error.code : 'unreachable';
  if (isAdminErrorCode(code)) return new AdminError(code, { cause: error });
  if (fallback && !isBackendErrorCode(code)) return new AdminError(fallback, { cause: error });
  return asBackendError(error);
}

/** The owner's backend, over the API of the server that serves the page. Create one per page load. */
export function createHttpAdmin(
  environment: BrowserEnvironment,
  { channel }: Pick<SessionSignals, 'channel'>,
): AdminBackend {
  const api = createApiClient(environment.fetch);
  const { onChange, notify, remember } = createSessionListeners<
    'signed-in' | 'signed-out' | 'expired'
  >();
  const keys = createRequestKeys();
  /** The owner who is or was signed in. */
  let lastOwner: string | undefined;

  /** `fallback` is the verb's own error, for a code of the server that has no sentence. */
  async function call<T = void>(
    path: string,
    { fallback, ...request }: Parameters<typeof api<T>>[1] & { fallback?: AdminErrorCode } = {},
  ): Promise<T> {
    try {
      return await api<T>(`/admin${path}`, request);
    } catch (error) {
      // The session has ended meanwhile: the guard asks the owner to sign in again.
      if (error instanceof ApiFailure && error.code === 'signed-out') notify('expired');
      throw asAdminError(error, fallback);
    }
  }

  /** Resolves with the name of the owner who is signed in, or null. */
  async function restore(): Promise<string | null> {
    try {
      return (await api('/admin/session', { answer: sessionSchema })).username;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'signed-out') return null;
      throw asAdminError(error);
    }
  }

  /** `owner` is the username, or null after a logout. */
  function notifyOf(owner: string | null) {
    if (owner === null) return notify('signed-out');
    if (lastOwner && usernameKey(owner) !== usernameKey(lastOwner)) notify('signed-out');
    lastOwner = owner;
    notify('signed-in');
  }

  function announce(owner: string | null) {
    notifyOf(owner);
    channel?.postMessage(null);
  }

  channel?.addEventListener('message', () => {
    restore().then(notifyOf, () => {
      // This tab keeps its state until its next request.
    });
  });

  /** A value that is read and saved as a whole. Each save names the version that was read last. */
  function versioned<T>(path: string, schema: z.ZodMiniType<T>) {
    const answer = z.object({ value: schema, version });
    let known = 0;
    const use = (result: { value: T; version: number }) => {
      known = result.version;
      return result.value;
    };
    return {
      read: async () => use(await call(path, { answer })),
      save: async (value: T) =>
        use(await call(path, { method: 'PUT', body: { value, version: known }, answer })),
    };
  }

  async function sendFile(path: string, json: string) {
    // The connection could be closed before the server has answered a much larger one.
    if (json.length > MAX_SITE_DATA) throw new AdminError('too-large');
    return call(path, { method: 'POST', body: { json }, answer: importPlanSchema });
  }

  const webDev = versioned<Prices>('/prices/web-development', pricesSchema);
  const hosting = versioned<Prices>('/prices/hosting', pricesSchema);
  const paymentSettings = versioned('/payment-settings', settingsSchema);
  const templateVersions = new Map<string, number>();
  const replyVersions = new Map<string, number>();
  const priceDraft = (quoteId: string) =>
    createDraft<PriceDraft>(environment, `priceDraft-${quoteId}`, priceDraftSchema);

  return {
    admin: {
      async restore() {
        const session = await remember(
          restore().then((owner) => {
            lastOwner = owner ?? lastOwner;
            return owner === null ? 'signed-out' : 'signed-in';
          }),
        );
        return session === 'signed-in';
      },
      async signIn(body) {
        try {
          await call('/session', { method: 'POST', body });
        } catch (error) {
          // The server asks for a code only after the right password.
          const isCodeWrong =
            body.code && error instanceof AdminError && error.code === 'admin-login-failed';
          throw isCodeWrong ? new AdminError('code-wrong', { cause: error }) : error;
        }
        announce(body.username);
      },
      async signOut() {
        await call('/session', { method: 'DELETE' });
        announce(null);
      },
      onChange: (listener) =>
        onChange((session) => listener(session === 'signed-in', session === 'expired')),
    },

    orders: { list: () => call('/orders', { answer: z.array(orderSchema) }) },

    accounts: {
      list: () => call('/accounts', { answer: accountsSchema }),
      async resetPassword({ userId, password }) {
        if (!resetPasswordSchema.safeParse({ password }).success) {
          throw new AdminError('invalid-password');
        }
        const path = `/accounts/${encodeURIComponent(userId)}/password`;
        await call(path, { method: 'PUT', body: { password }, fallback: 'password-not-reset' });
      },
      remove: (userId) =>
        call(`/accounts/${encodeURIComponent(userId)}`, {
          method: 'DELETE',
          fallback: 'account-not-deleted',
        }),
    },

    prices: {
      readWebDev: webDev.read,
      saveWebDev: webDev.save,
      readHosting: hosting.read,
      saveHosting: hosting.save,
    },

    paymentSettings: {
      read: paymentSettings.read,
      async save({ publishableKey, testMode }) {
        if (isSecretKey(publishableKey)) throw new AdminError('secret-key-refused');
        return paymentSettings.save({ publishableKey, testMode });
      },
      testConnection: (settings) => testConnection(settings, environment),
    },

    emailTemplates: {
      async list() {
        const templates = await call('/email-templates', { answer: templatesSchema });
        return templates.map(({ version, ...template }) => {
          templateVersions.set(template.id, version);
          return template;
        });
      },
      defaults: () => call('/email-templates/defaults', { answer: defaultsSchema }),
      async save(template) {
        const path = `/email-templates/${encodeURIComponent(template.id)}`;
        const saved = await call(path, {
          method: 'PUT',
          body: { ...template, version: templateVersions.get(template.id) ?? 0 },
          answer: z.object({ version }),
          fallback: 'template-not-saved',
        });
        templateVersions.set(template.id, saved.version);
      },
      sendTest: (template) =>
        call(`/email-templates/${encodeURIComponent(template.id)}/test`, {
          method: 'POST',
          body: template,
          answer: testMailSchema,
        }),
    },

    desk: {
      list: (query) => call(listPath('tickets', query), { answer: ticketPageSchema }),
      countWaiting: async () => (await call('/tickets/waiting', { answer: countSchema })).count,
      open: (ticketId) => call(ticketPath(ticketId), { answer: deskTicketSchema }),
      write: ({ ticketId, ...body }) =>
        keys.use({ ticketId, ...body }, (key) =>
          call(`${ticketPath(ticketId)}/messages`, {
            method: 'POST',
            body,
            key,
            answer: deskTicketSchema,
          }),
        ),
      change: ({ ticketId, ...body }) =>
        call(ticketPath(ticketId), { method: 'PUT', body, answer: deskTicketSchema }),
    },

    savedReplies: {
      async list() {
        const replies = await call('/saved-replies', { answer: savedRepliesSchema });
        return replies.map(({ version, ...reply }) => {
          replyVersions.set(reply.id, version);
          return reply;
        });
      },
      async save(reply) {
        const saved = await call(`/saved-replies/${encodeURIComponent(reply.id)}`, {
          method: 'PUT',
          body: { ...reply, version: replyVersions.get(reply.id) ?? 0 },
          answer: z.object({ version }),
        });
        replyVersions.set(reply.id, saved.version);
      },
      remove: (id) => call(`/saved-replies/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    },

    mail: {
      list: (query) => call(listPath('mail', query), { answer: mailPageSchema }),
      open: (mailId) => call(mailPath(mailId), { answer: queuedMailSchema }),
      sendAgain: (mailId) =>
        call(`${mailPath(mailId)}/attempts`, { method: 'POST', answer: queuedMailSchema }),
      setAside: (mailId) =>
        call(`${mailPath(mailId)}/set-aside`, { method: 'POST', answer: queuedMailSchema }),
    },

    server: { status: () => call('/status', { answer: serverStatusSchema }) },

    deskFiles: {
      download: async (file) => {
        const { downloadFile } = await import('./ticketFiles');
        return downloadFile(environment.fetch, '/api/admin/tickets', file);
      },
    },

    quoteDesk: {
      list: (query) => call(listPath('quotes', query), { answer: quotePageSchema }),
      countNew: async () => (await call('/quotes/new', { answer: countSchema })).count,
      open: (id) => call(quotePath(id), { answer: deskQuoteSchema }),
      send: ({ quoteId, replacedVersion: version, ...price }) =>
        keys.use({ quoteId, version, price }, (key) =>
          call(`${quotePath(quoteId)}/versions`, {
            method: 'POST',
            body: { ...price, version },
            key,
            answer: deskQuoteSchema,
          }),
        ),
      restoreDraft: (quoteId) => priceDraft(quoteId).restoreDraft(),
      keepDraft: (quoteId, draft) => priceDraft(quoteId).keepDraft(draft),
    },

    siteData: {
      exportAll: () => call('/site-data', { answer: siteDataSchema }),
      planImport: (json) => sendFile('/site-data/plan', json),
      import: (json) => sendFile('/site-data', json),
      // The server stores nothing that it has not parsed.
      unreadable: async () => [],
      discardUnreadable: async () => {},
    },

    history: {
      list: ({ subject, page }) =>
        call(
          `/history?${new URLSearchParams({ page: String(page), ...(subject && { subject }) })}`,
          { answer: historyPageSchema },
        ),
    },

    ownerAccess: {
      async setUp(body) {
        await call('/setup', { method: 'POST', body });
        announce(body.username);
      },
      hasTwoSteps: async () => (await call('/session', { answer: sessionSchema })).hasTotp,
      createSecret: () => call('/totp', { method: 'POST', answer: secretSchema }),
      turnOn: async (code) => {
        const request = { method: 'PUT', body: { code }, fallback: 'code-wrong' } as const;
        return (await call('/totp', { ...request, answer: recoveryCodesSchema })).recoveryCodes;
      },
      turnOff: (code) =>
        call('/totp', { method: 'DELETE', body: { code }, fallback: 'code-wrong' }),
    },
  };
}
