import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdminCredentials } from '../../../domain/adminCredentials';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { useAdminSession } from './AdminSessionProvider';
import { AdminSignInPage, type AdminSignInPageProps } from './AdminSignInPage';

export interface AdminGuardProps extends Pick<AdminSignInPageProps, 'title' | 'note'> {
  /** Rendered only for the signed-in owner. */
  children: ReactNode;
}

/** The login page. It unmounts after a login, so that its fields are empty after a logout. */
function LoginPage(page: Omit<AdminGuardProps, 'children'>) {
  const { signIn } = useAdminSession();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [error, setError] = useState<string>();

  const logIn = useOneAtATime(async (credentials: AdminCredentials) => {
    setIsSigningIn(true);
    setError(undefined);
    try {
      await signIn(credentials);
    } catch (failure) {
      // The session's toast disappears; this error stays beside the form.
      setError(errorMessage(failure));
    }
    setIsSigningIn(false);
  });

  return (
    <AdminSignInPage {...page} state="form" onSubmit={logIn} loading={isSigningIn} error={error} />
  );
}

/**
 * Renders its children for the signed-in owner, and the login page otherwise. The check runs in the
 * browser against stored data, so it is no security.
 */
export function AdminGuard({ children, ...page }: AdminGuardProps) {
  const { state } = useAdminSession();
  const previousState = useRef(state);

  // The screen changes without a navigation, so the focus is moved to its start here.
  useEffect(() => {
    const previous = previousState.current;
    previousState.current = state;
    if (previous === 'unknown' || previous === state) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [state]);

  switch (state) {
    case 'unknown':
      return <AdminSignInPage {...page} state="loading" />;
    case 'signed-out':
      return <LoginPage {...page} />;
    case 'signed-in':
      return children;
  }
}
