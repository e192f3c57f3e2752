import { useState } from 'react';
import { useAdminBackend } from '../../../backend/AdminBackendContext';
import { AdminError } from '../../../backend/adminErrors';
import { List, useToast } from '../../../design-system';
import {
  ACCOUNTS_PER_PAGE,
  type Account,
  type AccountQuery,
  type AccountSort,
  INVALID_PASSWORD,
} from '../../../domain/accounts';
import { COMMON_PASSWORD } from '../../../domain/commonPassword';
import type { SortLabels } from '../../../domain/sort';
import { errorMessage } from '../../submission/errorMessage';
import { useSubmission } from '../../submission/useSubmission';
import { useIsConnected } from '../connected/useIsConnected';
import { PagedList } from '../paged-list/PagedList';
import { useListQuery } from '../paged-list/useListQuery';
import { AccountRow } from './AccountRow';
import { accountName } from './accountName';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { ResetPasswordDialog } from './ResetPasswordDialog';

const oldestFirst: AccountSort = { key: 'age', direction: 'ascending' };
const everyAccount: AccountQuery = { text: '', status: 'all', page: 1, sort: oldestFirst };

const sortLabels: SortLabels<AccountSort['key']> = {
  'age ascending': 'Oldest first',
  'age descending': 'Newest first',
  'name ascending': 'Name, A to Z',
  'name descending': 'Name, Z to A',
  'email ascending': 'Email, A to Z',
  'email descending': 'Email, Z to A',
  'orders descending': 'Most orders first',
  'orders ascending': 'Fewest orders first',
};

/** The failure of each task, unless something else is named. */
const failures = { reset: 'password-not-reset', delete: 'account-not-deleted' } as const;

/** The open dialog and its account. */
interface Task {
  kind: keyof typeof failures;
  account: Account;
}

/** The panel of the accounts: lists them, resets passwords and deletes accounts. */
export function Accounts() {
  const { accounts } = useAdminBackend();
  const isConnected = useIsConnected();
  const { toast } = useToast();
  const controls = useListQuery(accounts.list, everyAccount);
  const [openTask, setOpenTask] = useState<Task | null>(null);

  /** Reports a failure with a toast. Its reason also stays in the dialog. */
  function reportFailure(failure: unknown, kind: Task['kind']) {
    const { code, message: title } = new AdminError(failures[kind]);
    const isNamed = failure instanceof AdminError && failure.code === code;
    const description = isNamed ? undefined : errorMessage(failure);
    toast({ title, description, tone: 'danger' });
    return description ? `${title}. ${description}` : title;
  }

  const reset = useSubmission(
    async (account: Account, password: string) => {
      await accounts.resetPassword({ userId: account.id, password });
      setOpenTask(null);
      toast({
        title: 'Password reset',
        description: `The new password of ${accountName(account)} was accepted.`,
      });
    },
    (failure) => {
      const message = errorMessage(failure);
      return message === COMMON_PASSWORD ? message : reportFailure(failure, 'reset');
    },
  );

  const remove = useSubmission(
    async (account: Account) => {
      await accounts.remove(account.id);
      await controls.onRetry();
      setOpenTask(null);
      toast({
        title: 'Account deleted',
        description: `${accountName(account)} has no account any more.`,
      });
    },
    (failure) => reportFailure(failure, 'delete'),
  );

  const close = () => {
    setOpenTask(null);
    reset.clearError();
    remove.clearError();
  };

  return (
    <>
      <PagedList
        title="Accounts"
        {...controls}
        nouns={{ one: 'account', several: 'accounts' }}
        sorting={{ labels: sortLabels }}
        noMatch="No account has all of these words in its name or its email. A part of one is enough."
        pageSize={ACCOUNTS_PER_PAGE}
        empty="Customers who register on the website will be listed here, each with their orders."
      >
        {(page) => (
          <List>
            {page.accounts.map((account) => (
              <li key={`${account.id} ${account.email}`}>
                <AccountRow
                  account={account}
                  onResetPassword={() => setOpenTask({ kind: 'reset', account })}
                  onDelete={() => setOpenTask({ kind: 'delete', account })}
                />
              </li>
            ))}
          </List>
        )}
      </PagedList>
      {openTask?.kind === 'reset' && (
        <ResetPasswordDialog
          account={openTask.account}
          onSubmit={(password) => reset.run(openTask.account, password)}
          onInvalid={() => toast({ title: INVALID_PASSWORD, tone: 'danger' })}
          onClose={close}
          isConnected={isConnected}
          error={reset.error}
        />
      )}
      {openTask?.kind === 'delete' && (
        <DeleteAccountDialog
          account={openTask.account}
          onConfirm={() => void remove.run(openTask.account)}
          onClose={close}
          loading={remove.pending}
          error={remove.error}
        />
      )}
    </>
  );
}
