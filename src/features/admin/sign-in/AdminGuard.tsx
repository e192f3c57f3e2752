import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OwnerAccess } from '../../../backend/AdminBackend';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import { BackendError } from '../../../backend/Backend';
import { focusHeading, useToast } from '../../../design-system';
import type { AdminCredentials } from '../../../domain/adminCredentials';
import { pages } from '../../../pages';
import { errorMessage } from '../../errorMessage';
import { useSubmission } from '../../useSubmission';
import { useAdminSession } from './AdminSessionProvider';
import { AdminSignInPage, type AdminSignInPageProps } from './AdminSignInPage';

export interface AdminGuardProps extends Pick<AdminSignInPageProps, 'title' | 'note'> {
  /** Rendered only for the signed-in owner. */
  children: ReactNode;
}

interface SetUpProps extends Omit<AdminGuardProps, 'children'> {
  /** The token in the server's link. */
  token: string;
  onSetUp: OwnerAccess['setUp'];
}

/** The page of the link with which the first owner is set up. */
function SetUp({ token, onSetUp, ...page }: SetUpProps) {
  const navigate = useNavigate();
  const [isExpired, setIsExpired] = useState(false);

  const { run, pending, error } = useSubmission(
    async (owner: AdminCredentials) => {
      await onSetUp({ ...owner, token });
      await navigate(pages.admin.href, { replace: true });
    },
    (failure) => {
      setIsExpired(failure instanceof BackendError && failure.code === 'link-expired');
      return errorMessage(failure);
    },
  );

  if (isExpired) return <AdminSignInPage {...page} state="link-expired" />;
  return (
    <AdminSignInPage {...page} state="set-up" onSubmit={run} loading={pending} error={error} />
  );
}

/** The login page. It unmounts after a login, so that its fields are empty after a logout. */
function LoginPage(page: Omit<AdminGuardProps, 'children'>) {
  const { signIn } = useAdminSession();
  const { toast } = useToast();
  const [withCode, setWithCode] = useState(false);

  const { run, pending, error } = useSubmission(signIn, (failure) => {
    // With two-step login, the password is only the first step.
    if (failure instanceof AdminError && failure.code === 'code-required') {
      setWithCode(true);
      return undefined;
    }
    const description = errorMessage(failure);
    toast({ title: 'Login failed', description, tone: 'danger' });
    return description;
  });

  return (
    <AdminSignInPage
      {...page}
      state="form"
      withCode={withCode}
      onSubmit={run}
      loading={pending}
      error={error}
    />
  );
}

/**
 * Renders its children for the signed-in owner, and the login page otherwise. In browser mode the
 * check runs against stored data, so it is no security.
 *
 * While the session has expired, the children keep what the owner typed: they are hidden, without
 * effects, and remain in the memory of this tab until a logout or until the tab is closed.
 */
export function AdminGuard({ children, ...page }: AdminGuardProps) {
  const { state, visit } = useAdminSession();
  const previousState = useRef(state);
  const { connected } = useAdminBackend();
  const [, token] = /^#setup=(.+)$/.exec(useLocation().hash) ?? [];

  // The screen changes without a navigation, so the focus is moved to its start here.
  useEffect(() => {
    const previous = previousState.current;
    previousState.current = state;
    if (previous === 'unknown' || previous === state) return;
    focusHeading();
  }, [state]);

  switch (state) {
    case 'unknown':
      return <AdminSignInPage {...page} state="loading" />;
    case 'signed-out':
      if (token && connected) {
        return <SetUp {...page} token={token} onSetUp={connected.ownerAccess.setUp} />;
      }
      return <LoginPage {...page} />;
    case 'expired':
    case 'signed-in':
      return (
        <>
          {/* Comes first, because the hidden page has an element with the id `content` as well. */}
          {state === 'expired' && <LoginPage {...page} />}
          <Activity key={visit} mode={state === 'expired' ? 'hidden' : 'visible'}>
            {children}
          </Activity>
        </>
      );
  }
}
