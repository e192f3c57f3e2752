import type { Backend, CustomerOrders } from './Backend';
import { lazyMethods, loadOnce } from './lazyMethods';
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

/** The methods of both modes. */
type BrowserBackend = Omit<Backend, 'connected'>;

function createLazy<Loaded extends BrowserBackend>(load: () => Promise<Loaded>, hint: SessionHint) {
  const { onChange, notify, remember } = createSessionListeners();
  let isLoaded = false;

  const loaded = loadOnce(async () => {
    const backend = await load();
    backend.sessions.onChange(notify);
    isLoaded = true;
    return backend;
  });

  const signedInUser = async () => (hint.isPresent() ? (await loaded()).sessions.restore() : null);

  hint.onChange(() => {
    // A loaded backend listens to the other tabs itself.
    if (isLoaded) return;
    signedInUser().then(notify, () => {
      // This tab keeps its state until the next method loads the backend.
    });
  });

  const backend: BrowserBackend = {
    sessions: lazyMethods(async () => (await loaded()).sessions, {
      restore: () => remember(signedInUser()),
      onChange,
    }),
    account: lazyMethods(async () => (await loaded()).account),
    quotes: lazyMethods(async () => (await loaded()).quotes),
    tickets: lazyMethods(async () => (await loaded()).tickets),
  };
  return { backend, loaded };
}

/**
 * The backend of browser mode, loaded by the first method that needs it, so that pages which need none
 * load none. If loading fails, the method fails with `unreachable`, and the next method loads again.
 */
export const createLazyBackend = (
  load: () => Promise<BrowserBackend>,
  hint: SessionHint = noHint,
): BrowserBackend => createLazy(load, hint).backend;

/**
 * The backend of connected mode, loaded by the first method that needs it. If loading fails, the method
 * fails with `unreachable`, and the next method loads again. `ownOrders` are methods that load nothing.
 */
export function createLazyConnectedBackend(
  load: () => Promise<Required<Backend>>,
  hint: SessionHint,
  ownOrders: Partial<CustomerOrders> = {},
): Required<Backend> {
  const { backend, loaded } = createLazy(load, hint);
  const connected = async () => (await loaded()).connected;
  return {
    ...backend,
    connected: {
      accountLinks: lazyMethods(async () => (await connected()).accountLinks),
      orders: lazyMethods(async () => (await connected()).orders, ownOrders),
      ticketLinks: lazyMethods(async () => (await connected()).ticketLinks),
      quoteLinks: lazyMethods(async () => (await connected()).quoteLinks),
      attachments: lazyMethods(async () => (await connected()).attachments),
    },
  };
}
