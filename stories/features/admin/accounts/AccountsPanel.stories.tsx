import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { accountQuery, buildUser } from '#mocks/factories/user.ts';
import { findAccounts } from '#src/domain/accounts.ts';
import type { User } from '#src/domain/user.ts';
import {
  AccountsPanel,
  type AccountsPanelProps,
} from '#src/features/admin/accounts/AccountsPanel.tsx';
import { ready } from '../../loading/loadables';

const users = [
  buildUser(),
  buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }),
];

const many = Array.from({ length: 1000 }, (_, index) =>
  buildUser({
    id: `user-${index}`,
    name: `Customer ${index + 1}`,
    email: `customer-${index + 1}@mill.example`,
  }),
);

const pageOf = (listed: readonly User[], query = accountQuery) =>
  ready(findAccounts(listed, [buildOrder()], query));

/** The panel over accounts in memory. */
const listOf = (listed: readonly User[]) =>
  function Searched(props: Omit<AccountsPanelProps, 'list' | 'query' | 'onQuery'>) {
    const [query, setQuery] = useState(accountQuery);
    return (
      <AccountsPanel {...props} list={pageOf(listed, query)} query={query} onQuery={setQuery} />
    );
  };

const meta = preview.meta({
  title: 'Admin/Accounts/AccountsPanel',
  component: AccountsPanel,
  args: {
    list: pageOf(users),
    query: accountQuery,
    onQuery: fn(),
    onRetry: fn(),
    onResetPassword: fn(),
    onDelete: fn(),
  },
  render: listOf(users),
  argTypes: { titleRef: { control: false } },
});

async function says(line: string) {
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(line));
}

async function search(words: string) {
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search accounts' }), words);
}

export const Default = meta.story();

Default.test('finds accounts by a part of the name or the email', async ({ canvas }) => {
  await says('2 accounts');
  await search('dale.ex sam');
  await says('1 of 2 accounts');
  await expect(canvas.getByText('Sam Dale')).toBeVisible();
  await expect(canvas.queryByText('Ruth Harrow')).not.toBeInTheDocument();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const One = meta.story({ render: listOf(users.slice(0, 1)) });

One.test('shows the count', () => says('1 account'));

export const NoMatch = meta.story({
  play: async () => {
    await search('lower slaughter');
    await says('No accounts match');
  },
});

NoMatch.test('shows all again on demand', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show All Accounts' }));
  await says('2 accounts');
  await expect(canvas.getByRole('searchbox', { name: 'Search accounts' })).toHaveFocus();
});

export const Many = meta.story({ render: listOf(many), tags: ['!visual'] });

Many.test('changes the page, and returns to the first page on a search', async ({ canvas }) => {
  await says('1–25 of 1,000 accounts');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await says('26–50 of 1,000 accounts');
  await search('customer-99');
  await says('11 of 1,000 accounts');
});

export const Empty = meta.story({ render: listOf([]) });

Empty.test('shows who will be listed', async ({ canvas }) => {
  await expect(canvas.getByText('No accounts yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
