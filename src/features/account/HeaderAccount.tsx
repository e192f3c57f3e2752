import { AccountMenu } from './AccountMenu';
import { useAuthDialog } from './AuthDialogProvider';
import { useSession } from './SessionProvider';

/** The account menu, connected to the session and the login dialog. */
export function HeaderAccount() {
  const { user, isRestored, logOut } = useSession();
  const { open, preload } = useAuthDialog();
  const session = user ? 'signed-in' : 'signed-out';
  return (
    <AccountMenu
      session={isRestored ? session : 'unknown'}
      onOpenDialog={open}
      onApproach={preload}
      onLogOut={logOut}
    />
  );
}
