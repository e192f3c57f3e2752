import type { User } from '../domain/user';

/** The listeners of a session, and the session that they know. */
export interface SessionListeners<Session> {
  onChange(listener: (session: Session) => void): () => void;
  /** Calls the listeners, unless they already know this session. */
  notify(session: Session): void;
  /**
   * Records a session that the listeners learn in another way, and resolves with it. What they are
   * told while it is read is newer.
   */
  remember<Read extends Session>(reading: Read | Promise<Read>): Promise<Read>;
}

/** At first the listeners know no session, so the first one is always a change. */
export function createSessionListeners<Session = User | null>(): SessionListeners<Session> {
  const subscriptions = new Set<{ listener: (session: Session) => void }>();
  let known: string | undefined;

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
      known = JSON.stringify(session);
      for (const { listener } of [...subscriptions]) listener(session);
    },
    async remember(reading) {
      const before = known;
      const session = await reading;
      if (known === before) known = JSON.stringify(session);
      return session;
    },
  };
}
