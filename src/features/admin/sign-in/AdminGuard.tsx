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
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** The toast of the session disappears; this error stays beside the form. */
  const attempt = useOneAtATime(async (credentials: AdminCredentials) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await signIn(credentials);
    } catch (failure) {
      setError(errorMessage(failure));
    }
    setIsBusy(false);
  });

  return (
    <AdminSignInPage {...page} state="form" onSubmit={attempt} loading={isBusy} error={error} />
  );
}

/**
 * Renders its children for the signed-in owner, and the login page otherwise. The check runs in the
 * browser against stored data, so it is no security.
 */
export function AdminGuard({ children, ...page }: AdminGuardProps) {
  const { state } = useAdminSession();
  const shown = useRef(state);

  // The screen has changed without a navigation, so moves the focus to its start.
  useEffect(() => {
    const before = shown.current;
    shown.current = state;
    if (before === 'unknown' || before === state) return;
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
