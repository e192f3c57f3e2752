import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Account } from '#src/domain/accounts.ts';
import { AccountList } from '#src/features/admin/accounts/AccountList.tsx';

const accounts: readonly Account[] = [
  { ...buildUser(), orders: [buildOrder()] },
  { ...buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }), orders: [] },
];

const many: readonly Account[] = Array.from({ length: 1000 }, (_, index) => ({
  ...buildUser({
    id: `user-${index}`,
    name: `Customer ${index + 1}`,
    email: `customer-${index + 1}@mill.example`,
  }),
  orders: [],
}));

const meta = preview.meta({
  title: 'Admin/Accounts/AccountList',
  component: AccountList,
  args: { accounts, onResetPassword: fn(), onDelete: fn() },
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

export const One = meta.story({ args: { accounts: accounts.slice(0, 1) } });

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

export const Many = meta.story({ args: { accounts: many }, tags: ['!visual'] });

Many.test('changes the page, and returns to the first page on a search', async ({ canvas }) => {
  await says('1–25 of 1,000 accounts');
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await says('26–50 of 1,000 accounts');
  await search('customer-99');
  await says('11 of 1,000 accounts');
});
