import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { useRedirect } from '../../features/account/useRedirect';
import { pages } from '../../pages';
import { AccountPage } from './AccountPage';
import { accountLinkOf } from './accountLink';

/** Only connected mode mails links, so only there this is loaded. */
const AccountLink = lazy(async () => ({
  default: (await import('./AccountLink')).AccountLink,
}));

/** Redirects a signed-out visitor to the landing page. Renders nothing. */
function Redirect() {
  const { preload } = useAuthDialog();
  useRedirect(pages.landing.href);
  useEffect(preload, [preload]);
  return null;
}

/**
 * The screen at `/account`: the user's account, or a redirect for a signed-out visitor. In connected
 * mode also what the links in mails open.
 */
export function Account() {
  const { user, isRestored, logOut } = useSession();
  const { open } = useAuthDialog();
  const navigate = useNavigate();
  const { accountLinks } = useBackend();
  const link = accountLinkOf(useLocation());

  // The first render is the same as in the build, which knows no link.
  if (link && accountLinks && isRestored) {
    return (
      <Suspense>
        <AccountLink key={link.token} link={link} accountLinks={accountLinks} />
      </Suspense>
    );
  }
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
