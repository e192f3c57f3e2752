import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { useToast } from '../../../design-system';
import { type Account, INVALID_PASSWORD } from '../../../domain/accounts';
import { errorMessage } from '../../errorMessage';
import { useOneAtATime } from '../../useOneAtATime';
import { useLoadable } from '../loading/useLoadable';
import { AccountsPanel } from './AccountsPanel';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { accountName } from './findAccounts';
import { ResetPasswordDialog } from './ResetPasswordDialog';

const failures = { reset: 'Failed to reset password', delete: 'Failed to delete account' } as const;

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
  const { toast } = useToast();
  const { loadable, reload } = useLoadable(useCallback(() => accounts.list(), [accounts]));
  const [task, setTask] = useState<Task | null>(null);
  const [deletions, setDeletions] = useState(0);
  const title = useRef<HTMLDivElement>(null);

  // The button that opened the dialog was removed with its account.
  useEffect(() => {
    if (deletions > 0) title.current?.focus();
  }, [deletions]);

  const close = () => setTask(null);

  /** Shows the result as a toast and resolves with the success. A reason stays in the dialog. */
  async function attempt(
    { kind, account }: Task,
    work: () => Promise<void>,
    success: { title: string; description: string },
  ) {
    setTask({ kind, account, isBusy: true });
    try {
      await work();
    } catch (failure) {
      const reason = errorMessage(failure);
      const error = reason === failures[kind] ? reason : `${failures[kind]}. ${reason}`;
      const description = reason === failures[kind] ? undefined : reason;
      toast({ title: failures[kind], description, tone: 'danger' });
      setTask({ kind, account, error });
      return false;
    }
    close();
    toast(success);
    return true;
  }

  const reset = useOneAtATime(async (of: Task, password: string) => {
    await attempt(of, () => accounts.resetPassword({ userId: of.account.id, password }), {
      title: 'Password reset',
      description: `The new password of ${accountName(of.account)} was accepted.`,
    });
  });

  const remove = useOneAtATime(async (of: Task) => {
    const work = async () => {
      await accounts.remove(of.account.id);
      await reload();
    };
    const isGone = await attempt(of, work, {
      title: 'Account deleted',
      description: `${accountName(of.account)} has no account any more.`,
    });
    if (isGone) setDeletions((count) => count + 1);
  });

  return (
    <>
      <AccountsPanel
        accounts={loadable}
        onRetry={reload}
        onResetPassword={(account) => setTask({ kind: 'reset', account })}
        onDelete={(account) => setTask({ kind: 'delete', account })}
        titleRef={title}
      />
      {task?.kind === 'reset' && (
        <ResetPasswordDialog
          account={task.account}
          onSubmit={(password) => reset(task, password)}
          onInvalid={() => toast({ title: INVALID_PASSWORD, tone: 'danger' })}
          onClose={close}
          error={task.error}
        />
      )}
      {task?.kind === 'delete' && (
        <DeleteAccountDialog
          account={task.account}
          onConfirm={() => void remove(task)}
          onClose={close}
          loading={task.isBusy ?? false}
          error={task.error}
        />
      )}
    </>
  );
}
