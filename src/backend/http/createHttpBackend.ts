import * as z from 'zod/mini';
import { authorOf } from '../../domain/author';
import { listedTicketSchema } from '../../domain/listedTicket';
import { questionnaireDraftSchema } from '../../domain/questionnaire';
import { quoteDraftSchema } from '../../domain/quote';
import { supportTicketSchema } from '../../domain/ticket';
import { type User, userSchema } from '../../domain/user';
import { type Backend, BackendError } from '../Backend';
import { lazyMethods, loadOnce } from '../lazyMethods';
import { createSessionListeners } from '../sessionListeners';
import type { BrowserEnvironment } from '../storage/browserEnvironment';
import { createQuoteLockout } from '../storage/createQuoteLockout';
import { createDraft, createMessageDrafts, deleteDrafts } from '../storage/drafts';
import { referenceOf, renewReference } from '../storage/purchaseReference';
import { storageKeys } from '../storage/storageKeys';
import { ApiFailure, asBackendError, createApiClient } from './apiClient';
import { createLinkTokens } from './linkTokens';
import { createRequestKeys } from './requestKeys';
import { hasSessionCookie, type SessionSignals } from './sessionHint';

const verificationSchema = z.object({ isVerified: z.boolean() });
const sessionSchema = z.object({ user: z.nullable(userSchema) });
/** A guest's ticket comes with the token of its link. */
const openedSchema = z.extend(supportTicketSchema, { token: z.optional(z.string()) });
const ticketPath = (id: string) => `/tickets/${encodeURIComponent(id)}`;

type ShowCaptcha = Backend['quotes']['showCaptcha'];

function asQuoteError(cause: unknown): BackendError {
  const { code, retryAfter } = cause instanceof ApiFailure ? cause : new ApiFailure('unreachable');
  const isKnown = code === 'captcha-refused' || code === 'locked-out';
  return new BackendError(isKnown ? code : 'quote-not-sent', { cause, wait: retryAfter * 1000 });
}

/** The visitor's backend, over the API of the server that serves the page. Create one per page load. */
export function createHttpBackend(
  environment: BrowserEnvironment,
  { loadCaptcha, signals }: { loadCaptcha: () => Promise<ShowCaptcha>; signals: SessionSignals },
): Required<Backend> {
  const api = createApiClient(environment.fetch);
  const { onChange, notify, remember, current } = createSessionListeners();
  const keys = createRequestKeys();
  const lockout = createQuoteLockout(environment);
  const { keep, tokenOf } = createLinkTokens(environment, storageKeys.ticketTokens);
  // Only the page of the quote form needs it.
  const captcha = loadOnce(() =>
    loadCaptcha().catch((cause: unknown) => {
      throw new BackendError('captcha-unavailable', { cause });
    }),
  );

  const call: typeof api = async (path, request) => {
    const shown = current();
    // A click is that of the user whom this tab shows.
    const author = request?.method && shown !== undefined ? authorOf(shown) : undefined;
    try {
      return await api(path, { author, ...request });
    } catch (error) {
      const code = error instanceof ApiFailure && error.code;
      // The session has ended, or another tab has another one.
      if (code === 'signed-out') notify(null);
      if (code === 'other-account') await restore().then(notify, () => {});
      throw asBackendError(error);
    }
  };

  async function restore() {
    if (!hasSessionCookie(signals.cookies)) return null;
    return (await call('/session', { schema: sessionSchema })).user;
  }

  /** Tells this tab's listeners. Without a session, it has ended by a logout, and drafts end with it. */
  function begin(session: User | null): void {
    if (!session) deleteDrafts(environment);
    notify(session);
  }

  /** Tells this tab's listeners and the other tabs. */
  function announce<Session extends User | null>(session: Session): Session {
    begin(session);
    signals.channel?.postMessage(null);
    return session;
  }

  /** Signs in. Fails if the browser has not kept the cookie of the new session. */
  async function signIn(path: string, body: object): Promise<User> {
    const user = await call(path, { method: 'POST', body, schema: userSchema });
    if (await restore()) return announce(user);
    throw new BackendError('cookies-blocked');
  }

  signals.channel?.addEventListener('message', () => {
    restore().then(begin, () => {
      // This tab keeps its state until its next request.
    });
  });

  return {
    sessions: {
      restore: () => remember(restore()),
      logIn: (credentials) => signIn('/sessions', credentials),
      register: (registration) => signIn('/accounts', registration),
      async logOut() {
        await call('/session', { method: 'DELETE' });
        announce(null);
      },
      onChange,
    },

    account: {
      exportData: () => call('/account', { schema: z.record(z.string(), z.unknown()) }),
      async remove(body) {
        await call('/account', { method: 'DELETE', body });
        announce(null);
      },
    },

    quotes: {
      showCaptcha: async (...details) => (await captcha())(...details),
      send: (body) =>
        lockout.guard(async () => {
          try {
            await keys.use(body.quote, (key) => api('/quotes', { method: 'POST', body, key }));
          } catch (cause) {
            throw asQuoteError(cause);
          }
        }),
      readLockout: async () => lockout.left(),
      ...createDraft(environment, storageKeys.quoteDraft, quoteDraftSchema),
    },

    tickets: {
      list: async () =>
        hasSessionCookie(signals.cookies)
          ? call('/tickets', { polled: true, schema: z.array(listedTicketSchema) })
          : [],
      async read(id) {
        const { customersTicketSchema: schema } = await import('./createHttpOrders');
        return call(ticketPath(id), { polled: true, token: await tokenOf(id), schema });
      },
      reply: ({ ticketId, author, ...body }) =>
        keys.use({ ticketId, ...body }, async (key) =>
          call(`${ticketPath(ticketId)}/messages`, {
            method: 'POST',
            body,
            key,
            ...(author && { author }),
            token: await tokenOf(ticketId),
          }),
        ),
      open: ({ author, ...request }) =>
        keys.use(request, async (key) => {
          const product = request.websitePackage.id;
          const reference = referenceOf(environment, { product, period: null });
          const { token, ...ticket } = await call('/tickets', {
            method: 'POST',
            body: { ...request, reference },
            key,
            ...(author && { author }),
            schema: openedSchema,
          });
          renewReference(environment);
          if (token) await keep(ticket.id, token);
          return ticket;
        }),
      async claim(ticketId) {
        const token = await tokenOf(ticketId);
        await call(`${ticketPath(ticketId)}/claim`, { method: 'POST', token });
        // An empty token replaces the one that has ended.
        await keep(ticketId, '');
      },
      ...createDraft(environment, storageKeys.questionnaireDraft, questionnaireDraftSchema),
      ...createMessageDrafts(environment),
    },

    connected: {
      accountLinks: {
        requestReset: (body) => call('/password-resets', { method: 'POST', body }),
        async resetPassword(body) {
          await call('/password-resets/use', { method: 'POST', body });
          // The password may be that of another account than the one signed in here. The link has been
          // used, so an error now would only offer an attempt that cannot succeed.
          announce(await restore().catch(() => null));
        },
        verifyEmail: (body) => call('/verifications/use', { method: 'POST', body }),
        isVerified: async () =>
          (await call('/verifications', { schema: verificationSchema })).isVerified,
        resendVerification: () => call('/verifications', { method: 'POST' }),
      },
      ticketLinks: {
        keep: ({ ticketId, token }) => keep(ticketId, token),
        tokenOf,
        mail: ({ ticketId, email }) =>
          keys.use({ ticketId, email }, async (key) =>
            call(`${ticketPath(ticketId)}/links`, {
              method: 'POST',
              body: { email },
              key,
              token: await tokenOf(ticketId),
            }),
          ),
      },
      // Most visitors need neither quotes nor files, and orders only after they have bought.
      orders: lazyMethods(() =>
        import('./createHttpOrders').then((module) =>
          module.createHttpOrders(call, environment, signals),
        ),
      ),
      quoteLinks: lazyMethods(() =>
        import('./createHttpQuoteLinks').then((module) =>
          module.createHttpQuoteLinks(api, environment),
        ),
      ),
      attachments: lazyMethods(() =>
        import('./ticketFiles').then((module) =>
          module.createAttachments(environment.fetch, tokenOf),
        ),
      ),
    },
  };
}
