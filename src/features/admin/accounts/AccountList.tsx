import { useCallback, useRef } from 'react';
import {
  Button,
  EmptyState,
  FilterField,
  Filters,
  List,
  Pagination,
  Stack,
  Text,
  TextInput,
} from '../../../design-system';
import type { Account } from '../../../domain/accounts';
import { useSearchedList } from '../paging';
import { type AccountActions, AccountRow } from './AccountRow';
import { findAccounts } from './findAccounts';

export interface AccountListProps extends AccountActions {
  /** At least one. */
  accounts: readonly Account[];
}

/** Accounts with a search field, 25 on a page. */
export function AccountList({ accounts, ...actions }: AccountListProps) {
  const { search, found, shown, count, page, pageCount, top, turnTo } = useSearchedList({
    total: accounts.length,
    find: useCallback((words: string) => findAccounts(accounts, words), [accounts]),
    nouns: ['account', 'accounts'],
  });
  const field = useRef<HTMLInputElement>(null);

  return (
    <Stack gap="lg">
      <Filters>
        <FilterField label="Search accounts">
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              type="search"
              autoComplete="off"
              onChange={({ target }) => search(target.value)}
            />
          )}
        </FilterField>
      </Filters>
      <div ref={top}>
        <Stack gap="md">
          <div role="status">
            <Text weight="semibold" tabular>
              {count}
            </Text>
          </div>
          {found.length > 0 ? (
            <List>
              {shown.map((account) => (
                <li key={`${account.id} ${account.email}`}>
                  <AccountRow account={account} {...actions} />
                </li>
              ))}
            </List>
          ) : (
            <EmptyState
              action={
                <Button
                  variant="secondary"
                  onClick={() => {
                    search('');
                    if (!field.current) return;
                    field.current.value = '';
                    field.current.focus();
                  }}
                >
                  Show All Accounts
                </Button>
              }
            >
              No account has all of these words in its name or its email. A part of one is enough.
            </EmptyState>
          )}
          <Pagination
            label="Pages of accounts"
            page={page}
            pageCount={pageCount}
            onChange={turnTo}
          />
        </Stack>
      </div>
    </Stack>
  );
}
