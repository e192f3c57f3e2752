import { type ComponentType, useRef, useState } from 'react';
import { useToast } from '../../design-system';
import { AccountMenu } from './AccountMenu';
import type { AuthDialogProps, AuthTab } from './AuthDialog';
import { useSession } from './SessionProvider';

const loadDialog = () => import('./AuthDialog');

/** The account menu, connected to the session, and the lazily loaded login dialog. */
export function HeaderAccount() {
  const { user, isRestored, logOut } = useSession();
  const { toast } = useToast();
  const [tab, setTab] = useState<AuthTab | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<AuthDialogProps> | null>(null);
  const isPreloaded = useRef(false);

  const onApproach = () => {
    if (isPreloaded.current) return;
    isPreloaded.current = true;
    // `onOpenDialog` loads it again and reports a failure.
    loadDialog().catch(() => {
      isPreloaded.current = false;
    });
  };

  const onOpenDialog = async (wanted: AuthTab) => {
    try {
      const { AuthDialog } = await loadDialog();
      setDialog(() => AuthDialog);
      setTab(wanted);
    } catch {
      toast({
        title: 'The login window could not be loaded',
        description: 'Check your connection, then try again.',
        tone: 'danger',
      });
    }
  };

  const session = user ? 'signed-in' : 'signed-out';
  return (
    <>
      <AccountMenu
        session={isRestored ? session : 'unknown'}
        onOpenDialog={onOpenDialog}
        onApproach={onApproach}
        onLogOut={logOut}
      />
      {Dialog && <Dialog tab={tab} onTabChange={setTab} onClose={() => setTab(null)} />}
    </>
  );
}
