import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import { useToast } from '../../../design-system';
import { type Account, INVALID_PASSWORD } from '../../../domain/accounts';
import { errorMessage } from '../../errorMessage';
import { useLoadable } from '../../loading/useLoadable';
import { useRefresh } from '../../loading/useRefresh';
import { useOneAtATime } from '../../useOneAtATime';
import { useIsConnected } from '../useIsConnected';
import { AccountsPanel } from './AccountsPanel';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { accountName } from './findAccounts';
import { ResetPasswordDialog } from './ResetPasswordDialog';

/** The failure of each task, unless something else is named. */
const failures = {
  reset: new AdminError('password-not-reset'),
  delete: new AdminError('account-not-deleted'),
};

/** The open dialog and its account. */
interface Task {
  kind: keyof typeof failures;
  account: Account;
  isBusy?: boolean;
  error?: string;
}

/** The accounts tab: lists the accounts, resets passwords and deletes accounts. */
export function Accounts() {
  const { accounts } = useAdminBackend();
  const isConnected = useIsConnected();
  const { toast } = useToast();
  const { loadable, reload, refresh } = useLoadable(useCallback(() => accounts.list(), [accounts]));
  useRefresh(refresh);
  const [openTask, setOpenTask] = useState<Task | null>(null);
  const [deletions, setDeletions] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);

  // The button that opened the dialog was removed with its account.
  useEffect(() => {
    if (deletions > 0) title.current?.focus();
  }, [deletions]);

  const close = () => setOpenTask(null);

  /**
   * Does the work, reports its result with a toast, and resolves with whether it succeeded. The
   * reason of a failure stays in the dialog.
   */
  async function finishTask(
    { kind, account }: Task,
    work: () => Promise<void>,
    success: { title: string; description: string },
  ) {
    setOpenTask({ kind, account, isBusy: true });
    try {
      await work();
    } catch (failure) {
      const { code, message: title } = failures[kind];
      const isNamed = failure instanceof AdminError && failure.code === code;
      const description = isNamed ? undefined : errorMessage(failure);
      toast({ title, description, tone: 'danger' });
      setOpenTask({ kind, account, error: description ? `${title}. ${description}` : title });
      return false;
    }
    close();
    toast(success);
    return true;
  }

  const reset = useOneAtATime(async (task: Task, password: string) => {
    await finishTask(task, () => accounts.resetPassword({ userId: task.account.id, password }), {
      title: 'Password reset',
      description: `The new password of ${accountName(task.account)} was accepted.`,
    });
  });

  const remove = useOneAtATime(async (task: Task) => {
    const work = async () => {
      await accounts.remove(task.account.id);
      await reload();
    };
    const isGone = await finishTask(task, work, {
      title: 'Account deleted',
      description: `${accountName(task.account)} has no account any more.`,
    });
    if (isGone) setDeletions((count) => count + 1);
  });

  return (
    <>
      <AccountsPanel
        accounts={loadable}
        onRetry={reload}
        onResetPassword={(account) => setOpenTask({ kind: 'reset', account })}
        onDelete={(account) => setOpenTask({ kind: 'delete', account })}
        titleRef={title}
      />
      {openTask?.kind === 'reset' && (
        <ResetPasswordDialog
          account={openTask.account}
          onSubmit={(password) => reset(openTask, password)}
          onInvalid={() => toast({ title: INVALID_PASSWORD, tone: 'danger' })}
          onClose={close}
          isConnected={isConnected}
          error={openTask.error}
        />
      )}
      {openTask?.kind === 'delete' && (
        <DeleteAccountDialog
          account={openTask.account}
          onConfirm={() => void remove(openTask)}
          onClose={close}
          loading={openTask.isBusy ?? false}
          error={openTask.error}
        />
      )}
    </>
  );
}
