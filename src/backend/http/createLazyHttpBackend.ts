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

/** The verbs of an area that the first of them loads. All of them are asynchronous. */
function lazyArea<Area extends object>(load: () => Promise<Area>): Area {
  return new Proxy({} as Area, {
    get:
      (_, verb) =>
      async (...details: unknown[]) => {
        const area: object = await load();
        return Reflect.get(area, verb)(...details);
      },
  });
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
    accountLinks: lazyArea(async () => (await backend()).accountLinks),
    ticketLinks: lazyArea(async () => (await backend()).ticketLinks),
    attachments: lazyArea(async () => (await backend()).openAttachments()),
    quoteLinks: lazyArea(links),
  };
}
