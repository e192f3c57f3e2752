import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import { useToast } from '../../../design-system';
import type { AdminCredentials } from '../../../domain/adminCredentials';
import { errorMessage } from '../../errorMessage';

/**
 * Whether the owner is signed in; `unknown` until the stored session has been read, `expired` after a
 * session that ended without a logout.
 */
export type AdminSessionState = 'unknown' | 'signed-out' | 'signed-in' | 'expired';

export interface AdminSession {
  state: AdminSessionState;
  /** Grows with each logout. An expired session and the one that follows it are one visit. */
  visit: number;
  /** Rejects after a failure, which a toast reports, and with `code-required`. */
  signIn: (credentials: AdminCredentials) => Promise<void>;
  /**
   * Reports a failure with a toast. With `openNextPage`, the screen stays as it is until that page is
   * shown, so that the login form does not flash.
   */
  signOut: (openNextPage?: () => Promise<void> | void) => Promise<void>;
}

const AdminSessionContext = createContext<AdminSession | null>(null);

export interface AdminSessionProviderProps {
  children: ReactNode;
}

/** Provides `useAdminSession()`. Restores the owner's session and follows changes in other tabs. */
export function AdminSessionProvider({ children }: AdminSessionProviderProps) {
  const { admin } = useAdminBackend();
  const { toast } = useToast();
  const [state, setState] = useState<AdminSessionState>('unknown');
  const [visit, setVisit] = useState(0);
  const [isOpeningNextPage, setIsOpeningNextPage] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const stop = admin.onChange((isSignedIn, hasExpired) => {
      if (!isSignedIn && !hasExpired) setVisit((count) => count + 1);
      setState((known) => {
        if (isSignedIn) return 'signed-in';
        // After a logout, a late answer to an earlier request changes nothing.
        return hasExpired && known !== 'signed-out' ? 'expired' : 'signed-out';
      });
    });
    admin
      .restore()
      .catch((error: unknown) => {
        console.error('The admin session could not be restored.', error);
        return false;
      })
      .then((isSignedIn) => {
        if (!isCurrent) return;
        setState((known) => {
          if (known !== 'unknown') return known;
          return isSignedIn ? 'signed-in' : 'signed-out';
        });
      });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [admin]);

  const session = useMemo<AdminSession>(
    () => ({
      state: isOpeningNextPage ? 'signed-in' : state,
      visit,
      async signIn(credentials) {
        try {
          await admin.signIn(credentials);
          setState('signed-in');
        } catch (error) {
          // With two-step login, the password is only the first step.
          if (error instanceof AdminError && error.code === 'code-required') throw error;
          toast({ title: 'Login failed', description: errorMessage(error), tone: 'danger' });
          throw error;
        }
      },
      async signOut(openNextPage) {
        setIsOpeningNextPage(openNextPage !== undefined);
        try {
          await admin.signOut();
          setState('signed-out');
          await openNextPage?.();
        } catch (error) {
          toast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' });
        } finally {
          setIsOpeningNextPage(false);
        }
      },
    }),
    [admin, toast, state, visit, isOpeningNextPage],
  );

  return <AdminSessionContext value={session}>{children}</AdminSessionContext>;
}

/** The session of the nearest `AdminSessionProvider`. Throws outside of one. */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (!session) {
    throw new Error(
      'useAdminSession works only inside an AdminSessionProvider: wrap the screen, or the story, in <AdminSessionProvider>.',
    );
  }
  return session;
}
