import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBackend } from '../../backend/BackendContext';
import { useToast } from '../../design-system';
import type { User } from '../../domain/user';
import { useAuthDialog } from '../../features/account/AuthDialogProvider';
import { useSession } from '../../features/account/SessionProvider';
import { useRedirect } from '../../features/account/useRedirect';
import { downloadJson } from '../../features/downloadFile';
import { lazyComponent } from '../../features/lazyComponent';
import { useLoadable } from '../../features/loading/useLoadable';
import { useRefresh } from '../../features/loading/useRefresh';
import { submittedTicketOf } from '../../features/tickets/ticketHref';
import { pages } from '../../pages';
import { AccountPage } from './AccountPage';
import { accountLinkOf } from './accountLink';

/** Only connected mode mails links, so only there these are loaded. */
const AccountLink = lazyComponent(async () => (await import('./AccountLink')).AccountLink);
const ConfirmEmail = lazyComponent(async () => (await import('./ConfirmEmail')).ConfirmEmail);

/** What a visitor sees until the session is restored, and when signed out: then it redirects. */
function Gate() {
  const { isRestored } = useSession();
  const { open, preload } = useAuthDialog();
  const { isLeaving } = useRedirect(pages.landing.href, isRestored);
  useEffect(() => {
    if (isRestored) preload();
  }, [isRestored, preload]);
  const onLogIn = () => open('login');
  if (!isRestored) return <AccountPage state="loading" onLogIn={onLogIn} />;
  return <AccountPage state="signed-out" leaving={isLeaving} onLogIn={onLogIn} />;
}

/** The account of the signed-in user. */
function SignedIn({ user }: { user: User }) {
  const { account, connected, tickets } = useBackend();
  const { toast } = useToast();
  const { logOut } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { loadable, reload, refresh } = useLoadable(
    useCallback(async () => {
      // A guest's ticket that the thank-you screen led here with. It stays where it is if this fails.
      const submitted = submittedTicketOf(state);
      if (submitted?.isGuests) await tickets.claim(submitted.id).catch(() => {});
      return tickets.list();
    }, [tickets, state]),
  );
  useRefresh(refresh);
  return (
    <AccountPage
      state="account"
      user={user}
      tickets={loadable}
      onRetry={reload}
      notice={
        connected && <ConfirmEmail email={user.email} accountLinks={connected.accountLinks} />
      }
      onLogOut={async () => {
        if (await logOut()) void navigate(pages.landing.href);
      }}
      asksPassword={connected !== undefined}
      onDownload={async () => {
        downloadJson('my-data', await account.exportData());
      }}
      onDelete={async (password) => {
        await account.remove({ password });
        toast({ title: 'Account deleted', description: 'You are logged out in every browser.' });
        void navigate(pages.landing.href);
      }}
    />
  );
}

/**
 * The screen at `/account`: the user's account, or a redirect for a signed-out visitor. In connected
 * mode also what the links in mails open.
 */
export function Account() {
  const { user, isRestored } = useSession();
  const { connected } = useBackend();
  const link = accountLinkOf(useLocation());

  // The first render is the same as in the build, which knows no link.
  if (link && connected && isRestored) {
    return <AccountLink key={link.token} link={link} accountLinks={connected.accountLinks} />;
  }
  return user ? <SignedIn key={user.id} user={user} /> : <Gate />;
}
