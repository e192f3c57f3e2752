import type { User } from '../domain/user';
import type { Backend, SessionListener } from './Backend';

/** Those who want to hear of a backend's session, and what they know of it. */
export interface SessionListeners {
  onChange: Backend['sessions']['onChange'];
  /** Tells everybody who is signed in, unless they know. */
  tell(user: User | null): void;
  /** Takes note that they learn it in another way, and passes it on. */
  note(user: User | null): User | null;
}

/** Until told or noted once, nothing is known: anything is news. */
export function createSessionListeners(): SessionListeners {
  const subscriptions = new Set<{ listener: SessionListener }>();
  let known: string | undefined;

  const note = (user: User | null) => {
    known = JSON.stringify(user);
    return user;
  };

  return {
    onChange(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    tell(user) {
      if (JSON.stringify(user) === known) return;
      note(user);
      for (const { listener } of [...subscriptions]) listener(user);
    },
    note,
  };
}
