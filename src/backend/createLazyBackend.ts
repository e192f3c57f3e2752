import { type Backend, BackendError } from './Backend';
import { createSessionListeners } from './sessionListeners';

/** The stored session, for a backend whose code is not loaded yet. */
export interface SessionHint {
  /** False if no session is stored: restoring it then needs no backend. */
  isPresent(): boolean;
  /** Calls the listener when another tab stores or removes the session. */
  onChange(listener: () => void): void;
}

/** Without a hint, restoring the session always loads the backend. */
const noHint: SessionHint = { isPresent: () => true, onChange: () => {} };

/**
 * A backend that is loaded by the first verb that needs it, so that pages which need none load
 * none. If loading fails, the verb fails with `unreachable`, and the next verb loads again.
 */
export function createLazyBackend(
  load: () => Promise<Backend>,
  hint: SessionHint = noHint,
): Backend {
  const { onChange, notify, remember } = createSessionListeners();
  let loading: Promise<Backend> | undefined;
  let isLoaded = false;

  async function loadBackend(): Promise<Backend> {
    try {
      const backend = await load();
      backend.sessions.onChange(notify);
      isLoaded = true;
      return backend;
    } catch (cause) {
      loading = undefined;
      throw cause instanceof BackendError ? cause : new BackendError('unreachable', { cause });
    }
  }

  function backend(): Promise<Backend> {
    loading ??= loadBackend();
    return loading;
  }

  const signedInUser = async () => (hint.isPresent() ? (await backend()).sessions.restore() : null);

  hint.onChange(() => {
    // A loaded backend listens to the other tabs itself.
    if (isLoaded) return;
    signedInUser().then(notify, () => {
      // This tab keeps its state until the next verb loads the backend.
    });
  });

  return {
    sessions: {
      restore: async () => remember(await signedInUser()),
      logIn: async (...args) => (await backend()).sessions.logIn(...args),
      register: async (...args) => (await backend()).sessions.register(...args),
      logOut: async () => (await backend()).sessions.logOut(),
      onChange,
    },
    quotes: {
      showCaptcha: async (...args) => (await backend()).quotes.showCaptcha(...args),
      send: async (...args) => (await backend()).quotes.send(...args),
      restoreDraft: async () => (await backend()).quotes.restoreDraft(),
      keepDraft: async (...args) => (await backend()).quotes.keepDraft(...args),
    },
    tickets: {
      list: async () => (await backend()).tickets.list(),
      read: async (...args) => (await backend()).tickets.read(...args),
      reply: async (...args) => (await backend()).tickets.reply(...args),
      open: async (...args) => (await backend()).tickets.open(...args),
      restoreDraft: async () => (await backend()).tickets.restoreDraft(),
      keepDraft: async (...args) => (await backend()).tickets.keepDraft(...args),
    },
  };
}
