import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { useRedirect } from '../../features/account/useRedirect';
import { pages } from '../../pages';
import { AccountPage } from './AccountPage';

/** Redirects a signed-out visitor to the landing page. Renders nothing. */
function Redirect() {
  const { preload } = useAuthDialog();
  useRedirect(pages.landing.href);
  useEffect(preload, [preload]);
  return null;
}

/** The screen at `/account`: the user's account, or a redirect for a signed-out visitor. */
export function Account() {
  const { user, isRestored, logOut } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();

  if (user) {
    return (
      <AccountPage
        state="account"
        user={user}
        onLogOut={async () => {
          if (await logOut()) void navigate(pages.landing.href);
        }}
      />
    );
  }
  return (
    <>
      <AccountPage state={isRestored ? 'signed-out' : 'loading'} onLogIn={() => open('login')} />
      {isRestored && <Redirect />}
    </>
  );
}
