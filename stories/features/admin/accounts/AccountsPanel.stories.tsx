import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser } from '#mocks/factories/user.ts';
import type { Account } from '#src/domain/accounts.ts';
import { AccountsPanel } from '#src/features/admin/accounts/AccountsPanel.tsx';
import { canBeTriedAgain, reading, ready, unread } from '../reads';

const accounts: readonly Account[] = [
  { ...buildUser(), orders: [buildOrder()] },
  { ...buildUser({ id: 'user-7', email: 'sam@dale.example', name: 'Sam Dale' }), orders: [] },
];

const meta = preview.meta({
  title: 'Features/Admin accounts/AccountsPanel',
  component: AccountsPanel,
  args: { accounts: ready(accounts), onRetry: fn(), onResetPassword: fn(), onDelete: fn() },
  argTypes: { titleRef: { control: false } },
  parameters: {
    guidance: {
      use: 'The accounts tab in each of its states, from props alone: being read, failed, empty, and the list.',
      avoid: 'With the backend behind it, it is `Accounts`. Orders have `OrdersPanel`.',
      accessibility: [
        'Each state has the same heading, so that one knows where one is while it loads.',
      ],
      do: 'Let the empty state say how an account comes about.',
      dont: 'Show an empty list with its search while nothing is there to be found.',
    },
  },
});

export const Default = meta.story();

Default.test('is called Accounts', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Accounts' })).toBeVisible();
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const Loading = meta.story({ args: { accounts: reading } });

Loading.test('says what it is doing', async ({ canvas }) => {
  await expect(canvas.getByText('Reading the accounts …')).toBeVisible();
});

export const Failed = meta.story({ args: { accounts: unread } });

Failed.test('can be tried again', canBeTriedAgain);

export const Empty = meta.story({ args: { accounts: ready([]) } });

Empty.test('says who will be here', async ({ canvas }) => {
  await expect(canvas.getByText('No accounts yet')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
});
