import { type Backend, BackendError, type QuoteLinks } from '../Backend';
import { createLazyBackend } from '../createLazyBackend';
import type { HttpBackend } from './createHttpBackend';
import { type SessionSignals, sessionHint } from './sessionHint';

/** Loads once, so that all verbs share one session; a failed load is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new BackendError('unreachable', { cause });
    });
    return loading;
  };
}

/** The backend of connected mode, whose parts are loaded by the first verb that needs them. */
export function createLazyHttpBackend(
  load: () => Promise<HttpBackend>,
  loadQuoteLinks: () => Promise<QuoteLinks>,
  signals: SessionSignals,
): Backend {
  const backend = once(load);
  const links = once(loadQuoteLinks);

  return {
    ...createLazyBackend(backend, sessionHint(signals)),
    accountLinks: {
      requestReset: async (request) => (await backend()).accountLinks.requestReset(request),
      resetPassword: async (request) => (await backend()).accountLinks.resetPassword(request),
      verifyEmail: async (request) => (await backend()).accountLinks.verifyEmail(request),
      isVerified: async () => (await backend()).accountLinks.isVerified(),
      resendVerification: async () => (await backend()).accountLinks.resendVerification(),
    },
    ticketLinks: {
      keep: async (link) => (await backend()).ticketLinks.keep(link),
      tokenOf: async (ticketId) => (await backend()).ticketLinks.tokenOf(ticketId),
      mail: async (request) => (await backend()).ticketLinks.mail(request),
      claim: async (ticketId) => (await backend()).ticketLinks.claim(ticketId),
    },
    quoteLinks: {
      read: async (request) => (await links()).read(request),
      accept: async (request) => (await links()).accept(request),
      decline: async (request) => (await links()).decline(request),
    },
  };
}
