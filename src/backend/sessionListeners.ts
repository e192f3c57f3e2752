import type { User } from '../domain/user';

/** The listeners of a session, and the session that they know. */
export interface SessionListeners<Session> {
  onChange(listener: (session: Session) => void): () => void;
  /** Calls the listeners, unless they already know this session. */
  notify(session: Session): void;
  /** Records a session that the listeners learn in another way, and returns it. */
  remember(session: Session): Session;
}

/** At first the listeners know no session, so the first one is always a change. */
export function createSessionListeners<Session = User | null>(): SessionListeners<Session> {
  const subscriptions = new Set<{ listener: (session: Session) => void }>();
  let known: string | undefined;

  const remember = (session: Session) => {
    known = JSON.stringify(session);
    return session;
  };

  return {
    onChange(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    notify(session) {
      if (JSON.stringify(session) === known) return;
      remember(session);
      for (const { listener } of [...subscriptions]) listener(session);
    },
    remember,
  };
}
