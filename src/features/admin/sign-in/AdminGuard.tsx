import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdminCredentials } from '../../../domain/adminCredentials';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { useAdminSession } from './AdminSessionProvider';
import { AdminSignInPage, type AdminSignInPageProps } from './AdminSignInPage';

export interface AdminGuardProps extends Pick<AdminSignInPageProps, 'title' | 'note'> {
  /** What only the owner sees. */
  children: ReactNode;
}

/** The form itself is forgotten with the page that it stands on: a logout clears its fields. */
function Door(page: Omit<AdminGuardProps, 'children'>) {
  const { signIn } = useAdminSession();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** The toast has told already; here the reason stays with the form. */
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
 * Shows what is in it to the owner, and the login form to everybody else. The check is made in the
 * browser, against what the browser keeps: it tidies up, it does not protect (spec §6).
 */
export function AdminGuard({ children, ...page }: AdminGuardProps) {
  const { state } = useAdminSession();
  const shown = useRef(state);

  // One screen took the place of another: whoever listens or tabs starts at its top.
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
      return <Door {...page} />;
    case 'signed-in':
      return children;
  }
}
