import type { User } from '../domain/user';

/** Those who want to hear of a session, and what they know of it. */
export interface SessionListeners<Session> {
  onChange(listener: (session: Session) => void): () => void;
  /** Tells everybody how it is, unless they know. */
  tell(session: Session): void;
  /** Takes note that they learn it in another way, and passes it on. */
  note(session: Session): Session;
}

/** Until told or noted once, nothing is known: anything is news. */
export function createSessionListeners<Session = User | null>(): SessionListeners<Session> {
  const subscriptions = new Set<{ listener: (session: Session) => void }>();
  let known: string | undefined;

  const note = (session: Session) => {
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
    tell(session) {
      if (JSON.stringify(session) === known) return;
      note(session);
      for (const { listener } of [...subscriptions]) listener(session);
    },
    note,
  };
}
