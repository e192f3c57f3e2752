import type { User } from '../domain/user';

/**
 * The listeners of a session, and the session that they know. At first they know none, so the first one
 * is always a change.
 */
export function createSessionListeners<Session = User | null>() {
  const subscriptions = new Set<{ listener: (session: Session) => void }>();
  let known: string | undefined;

  return {
    /** The session that the listeners know; undefined before the first. */
    current: (): Session | undefined => known && JSON.parse(known),
    onChange(listener: (session: Session) => void): () => void {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    /** Calls the listeners, unless they already know this session. */
    notify(session: Session): void {
      if (JSON.stringify(session) === known) return;
      known = JSON.stringify(session);
      for (const { listener } of [...subscriptions]) listener(session);
    },
    /**
     * Records a session that the listeners learn in another way, and resolves with it. What they are
     * told while it is read is newer.
     */
    async remember<Read extends Session>(reading: Read | Promise<Read>): Promise<Read> {
      const before = known;
      const session = await reading;
      if (known === before) known = JSON.stringify(session);
      return session;
    },
  };
}
