import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import { displayName } from '../../domain/displayName';
import type { User } from '../../domain/user';
import { errorMessage } from '../errorMessage';

/** What is typed to log in. */
export interface LoginDetails {
  email: string;
  password: string;
}

/** What is typed to register. */
export interface RegistrationDetails extends LoginDetails {
  name: string;
}

/** Who is using the site, and the ways to change that (spec §4). */
export interface Session {
  /** The signed-in user; null for a visitor, and until the stored session has been read. */
  user: User | null;
  /** True until the stored session has been read, and while logging in or registering. */
  isLoading: boolean;
  /** Whether the stored session has been read: only then does a null user mean 'signed out'. */
  isRestored: boolean;
  /** Says by toast how it went, and rejects when it failed. */
  logIn: (details: LoginDetails) => Promise<void>;
  /** Says by toast how it went, and rejects when it failed. */
  register: (details: RegistrationDetails) => Promise<void>;
  /** Says by toast how it went, and resolves with whether nobody is signed in now. */
  logOut: () => Promise<boolean>;
}

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  children: ReactNode;
}

/** Keeps the session for everything in it: restored at the start, shared with other tabs. */
export function SessionProvider({ children }: SessionProviderProps) {
  const { sessions } = useBackend();
  const { toast } = useToast();
  const [user, setUser] = useState<User | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [isWorking, setIsWorking] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const stop = sessions.onChange((changed) => {
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
        if (!isCurrent) return;
        setUser((known) => known ?? restored);
        setIsRestored(true);
      });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [sessions]);

  const session = useMemo<Session>(() => {
    async function enter(
      request: () => Promise<User>,
      success: { title: string; greet: (name: string) => string },
      failure: string,
    ) {
      setIsWorking(true);
      try {
        const entered = await request();
        setUser(entered);
        toast({ title: success.title, description: success.greet(displayName(entered)) });
      } catch (error) {
        toast({ title: failure, description: errorMessage(error), tone: 'danger' });
        throw error;
      } finally {
        setIsWorking(false);
      }
    }

    return {
      user,
      isLoading: !isRestored || isWorking,
      isRestored,
      logIn: (details) =>
        enter(
          () => sessions.logIn(details),
          { title: 'Login successful', greet: (name) => `Welcome back, ${name}!` },
          'Login failed',
        ),
      register: (details) =>
        enter(
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
  }, [sessions, toast, user, isRestored, isWorking]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the nearest `SessionProvider`. Throws where there is none (spec §6). */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error(
      'useSession works only inside a SessionProvider: wrap the app, or the story, in <SessionProvider>.',
    );
  }
  return session;
}
