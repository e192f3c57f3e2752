import { Activity, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { focusHeading, Stack, Text } from '../../../design-system';
import { withScript } from '../../loading/loading.css';
import { LoadError } from '../../site-frame/LoadError';
import { useAdminSession } from './AdminSessionProvider';
import { AdminSignInForm } from './AdminSignInForm';
import { AdminSignInPage, type AdminSignInPageProps } from './AdminSignInPage';
import { SetUpForm } from './SetUpForm';

export interface AdminGuardProps extends AdminSignInPageProps {
  /** Rendered only for the signed-in owner. */
  children: AdminSignInPageProps['children'];
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

  // The form unmounts after a login, so that its fields are empty after a logout.
  const login = (
    <AdminSignInPage {...page}>
      <AdminSignInForm />
    </AdminSignInPage>
  );

  switch (state) {
    case 'unknown':
      return (
        <AdminSignInPage {...page} pending>
          <Stack gap="sm">
            <div className={withScript}>
              <Text variant="quiet">Looking up whether you are logged in …</Text>
            </div>
            <noscript>
              <Text>This page needs JavaScript.</Text>
            </noscript>
            <LoadError />
          </Stack>
        </AdminSignInPage>
      );
    case 'signed-out':
      if (!token || !connected) return login;
      return (
        <AdminSignInPage {...page}>
          <SetUpForm token={token} setUp={connected.ownerAccess.setUp} />
        </AdminSignInPage>
      );
    case 'expired':
    case 'signed-in':
      return (
        <>
          {/* Comes first, because the hidden page has an element with the id `content` as well. */}
          {state === 'expired' && login}
          <Activity key={visit} mode={state === 'expired' ? 'hidden' : 'visible'}>
            {children}
          </Activity>
        </>
      );
  }
}
