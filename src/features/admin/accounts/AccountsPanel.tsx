import { List } from '../../../design-system';
import { ACCOUNTS_PER_PAGE, type AccountPage, type AccountQuery } from '../../../domain/accounts';
import { type ListControls, PagedList, type PagedListProps } from '../paged-list/PagedList';
import { type AccountActions, AccountRow } from './AccountRow';

export interface AccountsPanelProps
  extends ListControls<AccountPage, AccountQuery>,
    Pick<PagedListProps<AccountPage, never, AccountQuery>, 'titleRef'>,
    AccountActions {}

/** The panel of the accounts: to search and to page through. */
export function AccountsPanel({ onResetPassword, onDelete, ...controls }: AccountsPanelProps) {
  return (
    <PagedList
      title="Accounts"
      {...controls}
      nouns={{ one: 'account', several: 'accounts' }}
      searchLabel="Search accounts"
      showAllLabel="Show All Accounts"
      noMatch="No account has all of these words in its name or its email. A part of one is enough."
      pageSize={ACCOUNTS_PER_PAGE}
      empty="Customers who register on the website will be listed here, each with their orders."
    >
      {({ accounts }) => (
        <List>
          {accounts.map((account) => (
            <li key={`${account.id} ${account.email}`}>
              <AccountRow account={account} onResetPassword={onResetPassword} onDelete={onDelete} />
            </li>
          ))}
        </List>
      )}
    </PagedList>
  );
}
