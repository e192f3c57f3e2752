import { type Backend, BackendError } from './Backend';
import { createSessionListeners } from './sessionListeners';

/** The stored session, for a backend whose code is not loaded yet. */
export interface SessionHint {
  /** False if no session is stored: restoring it then needs no backend. */
  isPresent(): boolean;
  /** Calls the listener when another tab stores or removes the session. */
  onChange(listener: () => void): void;
}

/** The areas that every backend has. */
type LazyAreas = Pick<Backend, 'sessions' | 'account' | 'quotes' | 'tickets'>;

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

  /** Verbs of one area, each of which loads the backend. */
  function lazy<Area extends keyof LazyAreas, Verb extends keyof Backend[Area] & string>(
    area: Area,
    ...verbs: Verb[]
  ) {
    type Verbs = Record<Verb, (...args: unknown[]) => Promise<unknown>>;
    const entries = verbs.map((verb) => [
      verb,
      async (...args: unknown[]) => ((await backend())[area] as Verbs)[verb](...args),
    ]);
    return Object.fromEntries(entries) as Pick<Backend[Area], Verb>;
  }

  return {
    sessions: {
      ...lazy('sessions', 'logIn', 'register', 'logOut'),
      restore: () => remember(signedInUser()),
      onChange,
    },
    account: lazy('account', 'exportData', 'remove'),
    quotes: lazy('quotes', 'showCaptcha', 'send', 'readLockout', 'restoreDraft', 'keepDraft'),
    tickets: lazy(
      'tickets',
      'list',
      'read',
      'reply',
      'open',
      'claim',
      'restoreDraft',
      'keepDraft',
      'restoreMessage',
      'keepMessage',
    ),
  };
}
