import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { buildOrder } from '#mocks/factories/order.ts';
import { buildUser, verboseUser } from '#mocks/factories/user.ts';
import type { Account } from '#src/domain/accounts.ts';
import { AccountRow } from '#src/features/admin/accounts/AccountRow.tsx';

const account: Account = {
  ...buildUser(),
  orders: [buildOrder(), buildOrder({ id: 'ORD-102', service: 'Meadow Hosting (yearly)' })],
};

const meta = preview.meta({
  title: 'Owner/Accounts/AccountRow',
  component: AccountRow,
  args: { account, onResetPassword: fn(), onDelete: fn() },
});

async function press(text: string) {
  await userEvent.click(screen.getByText(text));
}

export const Default = meta.story();

Default.test('shows the name, the email and the number of orders', async ({ canvas }) => {
  const summary = canvas.getByText('Ruth Harrow').closest('summary');
  await expect(summary).toHaveTextContent('Ruth Harrow ruth@harrow-joinery.example 2 orders');
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

Default.test('is reached with the keyboard', async ({ canvas }) => {
  await userEvent.tab();
  await expect(canvas.getByText('Ruth Harrow').closest('summary')).toHaveFocus();
});

/** The customer has not followed the link that confirms the email address. */
export const Unconfirmed = meta.story({ args: { account: { ...account, isUnconfirmed: true } } });

export const Open = meta.story({
  play: async ({ canvas }) => {
    await press('Ruth Harrow');
    await canvas.findByRole('table', { name: 'Orders of Ruth Harrow' });
  },
});

Open.test('names the customer on both buttons', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset Password of Ruth Harrow' }));
  await expect(args.onResetPassword).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Account of Ruth Harrow' }));
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

Open.test('closes', async ({ canvas }) => {
  await press('Ruth Harrow');
  await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
});

export const OpenPhone = Open.extend({
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
});

export const NoOrders = meta.story({
  args: { account: { ...account, orders: [] } },
  play: async ({ canvas }) => {
    await press('No orders');
    await canvas.findByText(/^No orders yet/);
  },
});

/** An account without a name. */
export const Nameless = meta.story({
  args: { account: { ...account, name: '', orders: [] } },
});

Nameless.test('is named User and identified by its email', async ({ canvas }) => {
  const summary = canvas.getByText('User').closest('summary');
  await expect(summary).toHaveTextContent(`User ${account.email} No orders`);
  await press('User');
  await canvas.findByRole('button', { name: `Delete Account of ${account.email}` });
});

/** A name and an email that are longer than a line. */
export const LongTexts = meta.story({
  args: { account: { ...verboseUser, orders: account.orders } },
  play: async () => {
    await press('2 orders');
    await screen.findByRole('table');
  },
});
