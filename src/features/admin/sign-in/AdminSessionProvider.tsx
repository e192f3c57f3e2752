import {
  createContext,
  type PropsWithChildren,
  useContext,
  useMemo,
  useReducer,
  useTransition,
} from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import type { AdminCredentials } from '../../../domain/adminCredentials';
import { OWNER } from '../../../domain/author';
import { useRestoredSession } from '../../account/useRestoredSession';
import { AuthorContext } from '../../questions/AuthorContext';
import { errorMessage } from '../../submission/errorMessage';

/**
 * Whether the owner is signed in; `unknown` until the stored session has been read, `expired` after a
 * session that ended without a logout.
 */
type AdminSessionState = 'unknown' | 'signed-out' | 'signed-in' | 'expired';

interface KnownSession {
  /** `leaving`: the owner is logging out, and the screen stays until the next page is shown. */
  state: AdminSessionState | 'leaving';
  visit: number;
}

type SessionEvent = 'signed-in' | 'signed-out' | 'expired' | 'leaving' | 'left' | 'stayed';

function sessionAfter(known: KnownSession, event: SessionEvent): KnownSession {
  switch (event) {
    case 'signed-out':
      return known.state === 'leaving' ? known : sessionAfter(known, 'left');
    case 'left':
      return { state: 'signed-out', visit: known.visit + 1 };
    case 'stayed':
      return known.state === 'leaving' ? { ...known, state: 'signed-in' } : known;
    case 'expired':
      // After a logout, a late response to an earlier request changes nothing.
      return known.state === 'signed-out' ? known : { ...known, state: event };
    default:
      return { ...known, state: event };
  }
}

export interface AdminSession {
  state: AdminSessionState;
  /** Grows with each logout. An expired session and the one that follows it are one visit. */
  visit: number;
  /** The owner has logged in, and the login stays until what is shown then has loaded. */
  isEntering: boolean;
  /** Rejects with the reason, or with `code-required`. */
  signIn: (credentials: AdminCredentials) => Promise<void>;
  /**
   * Reports a failure with a toast. With `openNextPage`, the screen stays as it is until that page is
   * shown, so that the login form does not flash.
   */
  signOut: (openNextPage?: () => Promise<void> | void) => Promise<void>;
}

const owner = { id: OWNER, name: '' };

const AdminSessionContext = createContext<AdminSession | null>(null);

/** Provides `useAdminSession()`. Restores the owner's session and follows changes in other tabs. */
export function AdminSessionProvider({ children }: PropsWithChildren) {
  const { admin } = useAdminBackend();
  const { toast } = useToast();
  const [known, dispatch] = useReducer(sessionAfter, { state: 'unknown', visit: 0 });
  const [isEntering, startTransition] = useTransition();

  useRestoredSession(admin, false, (isSignedIn, hasExpired?: boolean) => {
    if (isSignedIn) startTransition(() => dispatch('signed-in'));
    else dispatch(hasExpired ? 'expired' : 'signed-out');
  });

  const session = useMemo<AdminSession>(
    () => ({
      state: known.state === 'leaving' ? 'signed-in' : known.state,
      visit: known.visit,
      isEntering,
      async signIn(credentials) {
        await admin.signIn(credentials);
        startTransition(() => dispatch('signed-in'));
      },
      async signOut(openNextPage) {
        if (openNextPage) dispatch('leaving');
        try {
          await admin.signOut();
        } catch (error) {
          dispatch('stayed');
          toast({ title: 'Logout failed', description: errorMessage(error), tone: 'danger' });
          return;
        }
        await openNextPage?.();
        dispatch('left');
      },
    }),
    [admin, toast, known, isEntering],
  );

  return (
    <AdminSessionContext value={session}>
      <AuthorContext value={owner}>{children}</AuthorContext>
    </AdminSessionContext>
  );
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
