import type { Backend } from './Backend';
import { createLazyAdmin } from './createLazyAdmin';
import { createLoader, delegateArea } from './delegateArea';
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
  const backend = createLoader(load, ({ sessions }) => {
    sessions.onChange(tell);
    isLoaded = true;
  });

  const signedInUser = async () => (sign.isPresent() ? (await backend()).sessions.restore() : null);

  sign.onChange(() => {
    // From then on the backend hears of it by itself.
    if (isLoaded) return;
    signedInUser().then(tell, () => {
      // Out of reach: this tab stays as it is until somebody asks something of it.
    });
  });

  return {
    sessions: {
      ...delegateArea(backend, 'sessions', 'logIn', 'register', 'logOut'),
      restore: async () => note(await signedInUser()),
      onChange,
    },
    quotes: delegateArea(backend, 'quotes', 'showCaptcha', 'send', 'restoreDraft', 'keepDraft'),
    tickets: delegateArea(backend, 'tickets', 'open'),
    ...createLazyAdmin(backend),
  };
}
