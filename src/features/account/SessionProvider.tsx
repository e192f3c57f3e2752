import { createContext, type PropsWithChildren, useContext, useMemo, useState } from 'react';
import type { Backend } from '../../backend/Backend';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import { displayName } from '../../domain/displayName';
import type { User } from '../../domain/user';
import { AuthorContext } from '../questions/AuthorContext';
import { errorMessage } from '../submission/errorMessage';
import { useRestoredSession } from './useRestoredSession';

type Sessions = Backend['sessions'];

/** The signed-in user, and the actions that change it. Each shows a toast when it succeeds. */
export interface Session {
  /** The signed-in user. Null when signed out, and until the session has been restored. */
  user: User | null;
  /** Whether the session has been restored. Before that, a null user does not mean 'signed out'. */
  isRestored: boolean;
  /** Grows with each logout in this tab. A form that it is the `key` of is empty after it. */
  logouts: number;
  /** Rejects with the reason if the login fails. */
  logIn: (...details: Parameters<Sessions['logIn']>) => Promise<void>;
  /** Rejects with the reason if the registration fails. */
  register: (...details: Parameters<Sessions['register']>) => Promise<void>;
  /** Resolves with whether the logout succeeded. A failure is shown by a toast as well. */
  logOut: () => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

/** Provides `useSession()`. Restores the stored session and follows changes in other tabs. */
export function SessionProvider({ children }: PropsWithChildren) {
  const { sessions } = useBackend();
  const { toast } = useToast();
  const [user, setUser] = useState<User | null>();
  const [logouts, setLogouts] = useState(0);
  useRestoredSession(sessions, null, setUser);

  const session = useMemo<Session>(
    () => ({
      user: user ?? null,
      isRestored: user !== undefined,
      logouts,
      async logIn(details) {
        const signedIn = await sessions.logIn(details);
        setUser(signedIn);
        const description = `Welcome back, ${displayName(signedIn)}!`;
        toast({ title: 'Login successful', description });
      },
      async register(details) {
        const signedIn = await sessions.register(details);
        setUser(signedIn);
        const description = `Account created for ${displayName(signedIn)}!`;
        toast({ title: 'Registration successful', description });
      },
      async logOut() {
        try {
          await sessions.logOut();
          setUser(null);
          setLogouts(logouts + 1);
          toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
          return true;
        } catch (error) {
          toast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' });
          return false;
        }
      },
    }),
    [sessions, toast, user, logouts],
  );

  return (
    <SessionContext value={session}>
      <AuthorContext value={user}>{children}</AuthorContext>
    </SessionContext>
  );
}

/** The session of the nearest `SessionProvider`. Throws outside of one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error(
      'useSession works only inside a SessionProvider: wrap the app, or the story, in <SessionProvider>.',
    );
  }
  return session;
}
