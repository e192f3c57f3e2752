import { type Backend, BackendError } from './Backend';
import { createSessionListeners } from './sessionListeners';

/** What can be known of the session while the backend's code is not there yet. */
export interface SessionSign {
  /** Whether somebody may be signed in; otherwise nothing is loaded to find out who. */
  isPresent(): boolean;
  /** Calls the listener when another tab may have signed somebody in or out. */
  onChange(listener: () => void): void;
}

/** For where there is no sign: whoever asks makes the backend load. */
const noSign: SessionSign = { isPresent: () => true, onChange: () => {} };

/**
 * A backend whose code arrives with the first verb that needs it, so that pages which ask nothing
 * carry none of it. A load that failed is told as `unreachable` and tried again by the next verb.
 */
export function createLazyBackend(
  load: () => Promise<Backend>,
  sign: SessionSign = noSign,
): Backend {
  const { onChange, tell, note } = createSessionListeners();
  let isLoaded = false;
  let loading: Promise<Backend> | undefined;

  function backend(): Promise<Backend> {
    loading ??= load().then(
      (loaded) => {
        loaded.sessions.onChange(tell);
        isLoaded = true;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw new BackendError('unreachable', { cause: error });
      },
    );
    return loading;
  }

  const signedInUser = async () => (sign.isPresent() ? (await backend()).sessions.restore() : null);

  sign.onChange(() => {
    // From then on the backend hears of it by itself.
    if (isLoaded) return;
    if (!sign.isPresent()) tell(null);
    else {
      signedInUser().then(tell, () => {
        // Out of reach: this tab stays as it is until somebody asks something of it.
      });
    }
  });

  return {
    sessions: {
      restore: async () => note(await signedInUser()),
      logIn: async (credentials) => (await backend()).sessions.logIn(credentials),
      register: async (registration) => (await backend()).sessions.register(registration),
      logOut: async () => (await backend()).sessions.logOut(),
      onChange,
    },
    quotes: {
      showCaptcha: async (element, events) => (await backend()).quotes.showCaptcha(element, events),
      send: async (request) => (await backend()).quotes.send(request),
      restoreDraft: async () => (await backend()).quotes.restoreDraft(),
      keepDraft: async (draft) => (await backend()).quotes.keepDraft(draft),
    },
    tickets: {
      open: async (request) => (await backend()).tickets.open(request),
    },
  };
}
