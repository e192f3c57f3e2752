import type { SessionHint } from '../createLazyBackend';

/** What tells a page about sessions without a request. */
export interface SessionSignals {
  /** The page's cookies, as `document.cookie` has them. */
  cookies: () => string;
  /** Carries an empty message to the other tabs when the session has changed. Missing outside browsers. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

/** The channel of one kind of session: each kind has its own, as a page may open both. */
export const openSessionChannel = (name: 'session' | 'owner-session') =>
  // Node has the class as well, and an open channel would keep the prerenderer from ending.
  globalThis.window && new BroadcastChannel(name);

/** What tells this page about the customer's session. */
export const browserSignals = (): SessionSignals => ({
  cookies: () => document.cookie,
  channel: openSessionChannel('session'),
});

/** Whether the server has set its readable cookie: a session may exist. */
export const hasSessionCookie = (cookies: () => string = () => document.cookie): boolean =>
  /(^|; )(__Host-)?signed-in=1(;|$)/.test(cookies());

/** The hint about the session for a backend that is not loaded yet. */
export const sessionHint = ({ cookies, channel }: SessionSignals): SessionHint => ({
  isPresent: () => hasSessionCookie(cookies),
  onChange: (listener) => channel?.addEventListener('message', () => listener()),
});
