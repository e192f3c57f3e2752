import { type Backend, BackendError } from '../Backend';
import { createLazyBackend } from '../createLazyBackend';
import type { HttpBackend } from './createHttpBackend';
import { type SessionSignals, sessionHint } from './sessionHint';

/** The backend of connected mode, loaded by the first verb that needs it. */
export function createLazyHttpBackend(
  load: () => Promise<HttpBackend>,
  signals: SessionSignals,
): Backend {
  let loading: Promise<HttpBackend> | undefined;

  /** Loads it once, so that all verbs share one session; a failed load is tried again. */
  function backend(): Promise<HttpBackend> {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new BackendError('unreachable', { cause });
    });
    return loading;
  }

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
  };
}
