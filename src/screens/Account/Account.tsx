import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../features/account/SessionProvider';
import { paths } from '../../paths';
import { AccountPage } from './AccountPage';

/** How long the gate stands before it goes home by itself, in ms. */
const GATE_DELAY = 3000;

/** The account's route: the account of who is signed in, the gate for everybody else (spec §2). */
export function Account() {
  const { user, isRestored, logOut } = useSession();
  const navigate = useNavigate();
  const isGated = isRestored && !user;

  useEffect(() => {
    if (!isGated) return;
    const timer = setTimeout(
      () => void navigate(paths.landing.href, { replace: true }),
      GATE_DELAY,
    );
    return () => clearTimeout(timer);
  }, [isGated, navigate]);

  if (!isRestored) return <AccountPage state="loading" />;
  if (!user) return <AccountPage state="gate" />;
  return (
    <AccountPage
      state="account"
      user={user}
      onLogOut={async () => {
        if (await logOut()) void navigate(paths.landing.href);
      }}
    />
  );
}
