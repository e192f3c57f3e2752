import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Account } from '#src/domain/accounts.ts';
import { AccountsPanel } from '#src/features/admin/accounts/AccountsPanel.tsx';
import { failed, loading, ready, retriesOnce } from '../../loading/loadables';

const accounts: readonly Account[] = [
  { ...buildUser(), orders: [buildOrder()] },
  { ...buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }), orders: [] },
];

const meta = preview.meta({
  title: 'Admin/Accounts/AccountsPanel',
  component: AccountsPanel,
  args: { accounts: ready(accounts), onRetry: fn(), onResetPassword: fn(), onDelete: fn() },
  argTypes: { titleRef: { control: false } },
});

export const Default = meta.story();

Default.test('has the heading Accounts', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Accounts' })).toBeVisible();
});

export const Loading = meta.story({ args: { accounts: loading } });

Loading.test('shows that it is loading', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the accounts …')).toBeVisible();
});

export const Failed = meta.story({ args: { accounts: failed } });

Failed.test('retries on demand', retriesOnce);

export const Empty = meta.story({ args: { accounts: ready([]) } });

Empty.test('shows who will be listed', async ({ canvas }) => {
  await expect(canvas.getByText('No accounts yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
