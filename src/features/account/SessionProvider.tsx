import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import { displayName } from '../../domain/displayName';
import type { User } from '../../domain/user';
import { errorMessage } from '../errorMessage';

export interface LoginDetails {
  email: string;
  password: string;
}

export interface RegistrationDetails extends LoginDetails {
  name: string;
}

/** The signed-in user, and the actions that change it. Each action shows a toast with its result. */
export interface Session {
  /** The signed-in user. Null when signed out, and until the session has been restored. */
  user: User | null;
  /** Whether a request is pending: restoring the session, logging in or registering. */
  isPending: boolean;
  /** Whether the session has been restored. Before that, a null user does not mean 'signed out'. */
  isRestored: boolean;
  /** Rejects if the login fails. */
  logIn: (details: LoginDetails) => Promise<void>;
  /** Rejects if the registration fails. */
  register: (details: RegistrationDetails) => Promise<void>;
  /** Resolves with whether the logout succeeded. */
  logOut: () => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  children: ReactNode;
}

/** Provides `useSession()`. Restores the stored session and follows changes in other tabs. */
export function SessionProvider({ children }: SessionProviderProps) {
  const { sessions } = useBackend();
  const { toast } = useToast();
  const [user, setUser] = useState<User | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);

  useEffect(() => {
    let isAwaited = true;
    const stop = sessions.onChange((changed) => {
      // What is restored later is older.
      isAwaited = false;
      setUser(changed);
      setIsRestored(true);
    });
    sessions
      .restore()
      .catch((error: unknown) => {
        console.error('The session could not be restored.', error);
        return null;
      })
      .then((restored) => {
        if (!isAwaited) return;
        setUser(restored);
        setIsRestored(true);
      });
    return () => {
      isAwaited = false;
      stop();
    };
  }, [sessions]);

  const session = useMemo<Session>(() => {
    async function signIn(
      request: () => Promise<User>,
      success: { title: string; greet: (name: string) => string },
      failure: string,
    ) {
      setIsSigningIn(true);
      try {
        const signedIn = await request();
        setUser(signedIn);
        toast({ title: success.title, description: success.greet(displayName(signedIn)) });
      } catch (error) {
        toast({ title: failure, description: errorMessage(error), tone: 'danger' });
        throw error;
      } finally {
        setIsSigningIn(false);
      }
    }

    return {
      user,
      isPending: !isRestored || isSigningIn,
      isRestored,
      logIn: (details) =>
        signIn(
          () => sessions.logIn(details),
          { title: 'Login successful', greet: (name) => `Welcome back, ${name}!` },
          'Login failed',
        ),
      register: (details) =>
        signIn(
          () => sessions.register(details),
          { title: 'Registration successful', greet: (name) => `Account created for ${name}!` },
          'Registration failed',
        ),
      async logOut() {
        try {
          await sessions.logOut();
          setUser(null);
          toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
          return true;
        } catch (error) {
          toast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' });
          return false;
        }
      },
    };
  }, [sessions, toast, user, isRestored, isSigningIn]);

  return <SessionContext value={session}>{children}</SessionContext>;
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
