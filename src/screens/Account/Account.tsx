import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/account/SessionProvider';
import { pages } from '../../pages';
import { AccountPage } from './AccountPage';

/** After how many ms a signed-out visitor is redirected to the landing page. */
const REDIRECT_DELAY = 3000;

/** The screen at `/account`: the user's account, or a redirect for a signed-out visitor. */
export function Account() {
  const { user, isRestored, logOut } = useSession();
  const navigate = useNavigate();
  const isSignedOut = isRestored && !user;

  useEffect(() => {
    if (!isSignedOut) return;
    const timer = setTimeout(
      () => void navigate(pages.landing.href, { replace: true }),
      REDIRECT_DELAY,
    );
    return () => clearTimeout(timer);
  }, [isSignedOut, navigate]);

  if (!isRestored) return <AccountPage state="loading" />;
  if (!user) return <AccountPage state="signed-out" />;
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
